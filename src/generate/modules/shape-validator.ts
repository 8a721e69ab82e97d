/** Makes a module that holds a value against a JSON Schema as plain code, so that no validator is compiled at run time. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'

/** What the module is about. */
export interface ShapeModule {
  /** The schema's file, for the banner: "schemas/mapping.schema.json". */
  readonly source: string
  /** What a value is that has the shape, with its article: "a mapping". */
  readonly shape: string
  /** Whether a fault holds the schema it is about. Then it holds the faulty value too, so never for a taxpayer's. */
  readonly verbose: boolean
}

/** TypeScript source of a validator for `schema`, which never needs `new Function` or a helper package. */
export function shapeValidatorSource(
  schema: Readonly<Record<string, unknown>>,
  { source, shape, verbose }: ShapeModule,
): string {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose,
    strict: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  })
  const validate = ajv.compile(schema)
  // The package is CommonJS: its function is the default export or the module itself, by the loader's choice.
  const write = 'default' in standalone ? (standalone.default as unknown as typeof standalone) : standalone
  const code = (write as unknown as (instance: Ajv2020, compiled: unknown) => string)(ajv, validate)
  if (/\brequire\(/.test(code))
    throw new TypeError('The shape validator needs a helper package; simplify the schema')
  const body = code
    .replace(/^"use strict";/, '')
    .replace(/export const validate = (\w+);/, '')
    .replace(/export default (\w+);/, '')
  const name = /export const validate = (\w+);/.exec(code)?.[1] ?? 'validate20'
  return `// Made by "npm run generate" from ${source}. Do not edit.
// @ts-nocheck

/** One place where a value has not the shape of ${shape}, as ajv reports it. */
export interface ShapeFault {
  readonly instancePath: string
  readonly keyword: string
  readonly propertyName?: string
  readonly params: {
    readonly additionalProperty?: string
    readonly missingProperty?: string
    readonly type?: string | readonly string[]
    readonly allowedValues?: readonly (string | boolean)[]
  }${verbose ? parentSchemaType : ''}
}

/** Every fault of \`value\`, in the order of the schema; none where it has the shape of ${shape}. */
export function validateShape(value: unknown): readonly ShapeFault[] {
  return ${name}(value) ? [] : ${name}.errors
}
${body.trim()}
`
}

const parentSchemaType = `
  readonly parentSchema: {
    readonly description?: string
    readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  }`
