/** What a text is read as by a source of a plan. */
import { beforeAll, expect, test } from 'vitest'
import { knowNormalizers } from '../../../src/normalize/known-normalizers.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import { readAs } from '../../../src/transcript/view/read-as.ts'
import { planOf } from '../../support/compiled.ts'

beforeAll(() => knowNormalizers(wholeToolkit().normalizers))

const [field] = planOf('fields:\n  wages: { from: WAGES, as: money }\n').fields
if (field?.kind !== 'value') throw new Error('no field')
const [source] = field.sources
if (source === undefined) throw new Error('no source')

test('by its normalizer', () => {
  expect(String(readAs('$1,250.00', source, field))).toBe('1250')
})

test('by none where the plan names one that there is not', () => {
  expect(readAs('$1,250.00', { ...source, normalizer: 'currency' }, field)).toBeUndefined()
})
