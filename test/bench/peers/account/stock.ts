/** Stock jsonata evaluating the whole expression of an account transcript, with the library's normalizers. */
import jsonata from 'jsonata'
import { empty, Refusal } from '../../../../src/normalize/definition.ts'
import { dataFunctions } from '../../../../src/normalize/functions/data-functions.ts'
import { normalizers } from '../../../../src/normalize/registry.ts'
import { wholeToolkit } from '../../../../src/normalize/whole-toolkit.ts'
import { canonicalText } from '../../../../src/text/labels/canonical-label.ts'

/** Gives the data of a document whose labels are in canonical form: it does not find them, tells no issues, lists nothing. */
export function stockAccount(text: string): (view: unknown) => Promise<unknown> {
  const expression = jsonata(text)
  for (const [name, apply] of Object.entries(dataFunctions(wholeToolkit().functions)))
    expression.assign(name, apply)
  for (const { name, parse } of Object.values(normalizers))
    expression.assign(name, (given: unknown, ...more: readonly unknown[]) => {
      const reading = typeof given === 'string' ? parse(given, ...more) : empty
      return reading === empty || reading instanceof Refusal ? null : reading
    })
  expression.assign('whether', (given: unknown, texts: readonly unknown[]) =>
    typeof given === 'string' ? texts.includes(canonicalText(given)) : null,
  )
  return view => expression.evaluate(view, {})
}
