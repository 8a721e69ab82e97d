/** The part of object-mapper that the benchmark uses; the package has no types. */
declare module 'object-mapper' {
  /** What to do with one value: a `?` at the end of the key lets null through. */
  interface Target {
    readonly key: string
    readonly transform: (value: unknown) => unknown
  }
  export default function objectMapper(source: unknown, map: Readonly<Record<string, Target>>): unknown
}
