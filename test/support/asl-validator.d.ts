/** asl-validator has no types of its own; this is what we use of it. */
declare module 'asl-validator' {
  export default function validate(definition: object): {
    readonly isValid: boolean
    readonly errorsText: (separator: string) => string
  }
}
