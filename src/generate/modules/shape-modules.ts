/** The modules that check shapes, made from the JSON Schemas. They come first: reading a mapping needs the new one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapeValidatorSource } from './shape-validator.ts'
import { withoutChoices } from './without-choices.ts'

/** File path to content. `root` is the project's folder. */
export function shapeModules(root: string): ReadonlyMap<string, string> {
  return new Map([
    ['src/spec/shape/shape.gen.ts', shapeModule(root, 'schemas/mapping.schema.json', 'a mapping', true)],
    [
      'src/service/call/request-shape.gen.ts',
      shapeModule(root, 'schemas/transcript-request.schema.json', 'a transcript-detail request', false),
    ],
  ])
}

function shapeModule(root: string, source: string, shape: string, verbose: boolean): string {
  const schema: unknown = JSON.parse(readFileSync(join(root, source), 'utf8'))
  if (typeof schema !== 'object' || schema === null) throw new TypeError(`${source} is no object`)
  return shapeValidatorSource(withoutChoices({ ...schema }), { source, shape, verbose })
}
