/** State machines: valid, within the limits of the service, in parts where one expression would be too large; and what is refused. */
import validate from 'asl-validator'
import jsonata20 from 'jsonata-2-0'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { recursionOf } from '../../../src/compile/portable/recursion.ts'
import { stepFunctions } from '../../../src/compile/portable/targets/step-functions.ts'
import { portableExpression } from '../../../src/compile/portable-expression.ts'
import { type StateMachine, stateMachine } from '../../../src/compile/state-machine.ts'
import { evaluationDepth } from '../../../src/evaluate/examine/evaluation-depth.ts'
import type { WrittenPlan } from '../../../src/plan/written-plan.ts'
import { goldens } from '../../support/goldens.ts'
import { mappingOfEverything, sampleOfEverything } from '../../support/mapping-of-everything.ts'
import { plans } from '../../support/plans.ts'
import { runItems } from '../../support/run-state-machine.ts'

const { levels, expressionBytes, definitionBytes } = stepFunctions.limits

const isWhole = process.env.GOLDENS === 'all'

function planOf(text: string): WrittenPlan {
  const { plans: made, diagnostics } = compileMappings([{ name: 'own.yaml', text }])
  expect(diagnostics.map(found => found.message)).toEqual([])
  const [plan] = made
  if (plan === undefined) throw new TypeError('no plan')
  return plan
}

const own = (fields: readonly string[]): WrittenPlan =>
  planOf(
    `id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR }\nfields:\n${fields.map(each => `  ${each}\n`).join('')}`,
  )

/** The expressions of the states that map one transcript. */
function expressionsOf(machine: StateMachine): readonly string[] {
  const [map] = Object.values(machine.States)
  return Object.values(map?.ItemProcessor.States ?? {})
    .flatMap(state => ('Output' in state ? [state.Output] : Object.values(state.Assign)))
    .map(text => text.slice('{% '.length, -' %}'.length))
}

/** Every tenth mapping, and the largest; all with `GOLDENS=all`, as `npm run test:behind` says. */
const tried = plans().filter(({ id }, index) => isWhole || index % 10 === 0 || id === 'waid-income')
const machines = tried.map(plan => ({ id: plan.id, plan, machine: stateMachine(plan) }))

test.each(machines)(
  '$id is a valid definition within the limits, and holds nothing that the service does not know',
  ({ plan, machine }) => {
    const text = JSON.stringify(machine, null, 2)
    // The validator writes into what it is given.
    const { isValid, errorsText } = validate(JSON.parse(text))
    expect(errorsText('\n')).toBe('')
    expect(isValid).toBe(true)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(definitionBytes)
    for (const expression of expressionsOf(machine)) {
      expect(Buffer.byteLength(JSON.stringify(expression))).toBeLessThanOrEqual(expressionBytes)
      expect(evaluationDepth(expression, recursionOf(plan))).toBeLessThanOrEqual(levels)
      // The parser of 2.0.6 knows no ?? and no ?:.
      const tree = JSON.stringify(jsonata20(expression).ast())
      expect(tree.includes('"value":"$","type":"variable"')).toBe(false)
      // The end of the text is the end of the expression.
      expect(/\$eval\b|%\}/.test(expression)).toBe(false)
    }
  },
)

test('the mappings of wage and income statements take two states, the others one', () => {
  const counts = machines.map(({ id, machine }) => `${id.slice(0, 4)} ${expressionsOf(machine).length}`)
  expect(new Set(counts)).toEqual(new Set(['actr 1', 'reca 1', 'retr 1', 'waid 2']))
})

const everything = planOf(mappingOfEverything)

function limited(bytes: number): typeof stepFunctions {
  return { ...stepFunctions, limits: { ...stepFunctions.limits, expressionBytes: bytes } }
}

describe('a mapping divided further', () => {
  const account = plans().find(({ id }) => id === 'reca-1040') ?? everything
  const golden = goldens().find(({ name }) => name === 'reca/1040/avery-2021')

  test.each([
    ['every kind of field', everything, sampleOfEverything, 40_000, 2],
    ['a record of account', account, JSON.parse(golden?.text ?? ''), 80_000, 3],
  ])('gives the same: %s', async (_, plan, document, bytes, states) => {
    const divided = stateMachine(plan, limited(bytes))
    expect(validate(JSON.parse(JSON.stringify(divided))).errorsText('\n')).toBe('')
    expect(expressionsOf(divided).length).toBe(states)
    const [before] = await runItems(stateMachine(plan), [document])
    const [after] = await runItems(divided, [document])
    expect(Object.keys(Object(after)).length).toBe(plan.fields.length)
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  })

  test('names what no expression can hold', () => {
    expect(() => stateMachine(everything, limited(20_000))).toThrow(
      /^What reads the sections of everything takes \d+ bytes, and stepfunctions allows 20000; move some of its sections to a second mapping$/,
    )
    const texts = Array.from({ length: 400 }, (_, at) => `"${'X'.repeat(100)}${at}"`)
    const plan = own([`words: { from: SECTION_FILING > A, as: oneOf, values: { a: [${texts}] } }`])
    expect(() => stateMachine(plan, limited(38_000))).toThrow(
      /^The field words of own takes \d+ bytes, and stepfunctions allows 38000; divide it into several fields$/,
    )
  })
})

describe('what the service would not take is refused', () => {
  test('a field whose expression stands too deep in itself, by name', () => {
    const deep = `${'('.repeat(120)}a = "x"${')'.repeat(120)}`
    const plan = own(['a: { from: SECTION_FILING > A, as: text }', `deep: { derive: '${deep}', as: truth }`])
    expect(() => stateMachine(plan)).toThrow(
      expect.objectContaining({
        code: 'portable/too-deep',
        message: expect.stringContaining('The field deep of own can take'),
      }),
    )
    expect(() => portableExpression(plan, stepFunctions)).toThrow('divide it into several derived fields')
    expect(portableExpression(plan)).toContain('a = "x"')
  })

  test('an expression that is too large for one, where one is asked for', () => {
    const plan = plans().find(({ id }) => id === 'waid-income')
    if (plan === undefined) throw new TypeError('no plan')
    expect(() => portableExpression(plan, stepFunctions)).toThrow(
      expect.objectContaining({ code: 'portable/too-large', hint: expect.stringContaining('--asl') }),
    )
  })

  test('a definition that is too large in all', () => {
    const { limits } = stepFunctions
    const plan = plans().find(({ id }) => id === 'waid-income') ?? everything
    expect(() =>
      stateMachine(plan, { ...stepFunctions, limits: { ...limits, definitionBytes: 300_000 } }),
    ).toThrow(/^The state machine of waid-income takes \d+ bytes, and stepfunctions allows 300000; /)
  })
})

test('one transcript that cannot be mapped fails by itself', async () => {
  const plan = plans().find(({ id }) => id === 'retr-940')
  if (plan === undefined) throw new TypeError('no plan')
  const document = { TYPE: 'RETR', FORM: '940' }
  const [first, second, third] = await runItems(stateMachine(plan), [document, { TYPE: 'ACTR' }, document])
  expect(first).toMatchObject({ type: 'RETR', form: '940' })
  expect(second).toMatchObject({ code: 'D3141' })
  expect(third).toEqual(first)
})
