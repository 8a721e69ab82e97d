/** No sample holds a number that a person or an employer may have. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/goldens.ts'

const folders = ['test/golden', 'test/catalogue', 'docs/checks', 'docs/examples']

/** Social security numbers are never issued with these; 987-65-432x is kept for advertisements. No employer has 00 or 07. */
const shapes: readonly (readonly [shape: RegExp, neverIssued: RegExp])[] = [
  [/(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g, /^(?:000|666|987-65-432)/],
  [/(?<![\d-])\d{2}-\d{7}(?![\d-])/g, /^0[07]/],
]

/** A label whose number is that of a person or an employer, without dashes too. */
const ofSomebody = /IDENTIFICATION NUMBER|SOCIAL SECURITY NUMBER|\b(?:SSN|EIN|TIN)\b/i

function fileNames(): readonly string[] {
  return folders.flatMap(folder =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.json'))
      .map(name => join(folder, name)),
  )
}

function numbersIn(text: string): readonly string[] {
  const dashed = shapes.flatMap(([shape, neverIssued]) =>
    (text.match(shape) ?? []).filter(each => !neverIssued.test(each)),
  )
  const labelled = [...text.matchAll(/"([^"\n]*)": "(\d{9})"/g)].flatMap(([, label = '', number = '']) =>
    ofSomebody.test(label) && !/^(?:00|07|666|98765432)/.test(number) ? [number] : [],
  )
  return [...dashed, ...labelled]
}

test('identification numbers in samples are masked, or never issued', () => {
  const names = fileNames()
  expect(names.length).toBeGreaterThan(100)
  const found = names.flatMap(name => {
    const numbers = numbersIn(readFileSync(join(projectRoot, name), 'utf8'))
    // The number itself is not shown: it may be somebody's.
    return numbers.length === 0 ? [] : [`${name}: ${numbers.length}`]
  })
  expect(
    found,
    'mask the number, XX-XXX4321 or XXX-XX-4321, or begin it with 000 or 666, an employer’s with 00',
  ).toEqual([])
})

test.each([
  ['123-45-6120', 1],
  ['12-3456120', 1],
  ['000-12-3456 and 00-1234501', 0],
  ['00221-045-00431-2', 0],
  ['"SSN PROVIDED": "123456120"', 1],
  ['"Employer Identification Number (EIN)": "001234501"', 0],
  ['"CUSTOMER FILE NUMBER": "123456120"', 0],
])('%s has %i', (text, count) => {
  expect(numbersIn(text)).toHaveLength(count)
})
