/**
 * A plan to a state machine for AWS Step Functions that maps each line of a file as a transcript of its own. The definition is
 * complete: it needs a role that may read and write the buckets, and nothing else. See docs/portable.md.
 * https://states-language.net/spec.html; ItemReader and ResultWriter as the service's guide has them, read 2026-11-23.
 */
import type { WrittenPlan } from '../plan/written-plan.ts'
import { utf8Length } from '../text/characters/utf8-length.ts'
import { checkAmounts } from './portable/check-amounts.ts'
import { checkDepths } from './portable/check-depths.ts'
import { tooLarge } from './portable/check-limits.ts'
import { portableFields } from './portable/derived-fields.ts'
import { type Stage, stagesOf } from './portable/stages.ts'
import { stepFunctions } from './portable/targets/step-functions.ts'

/** A definition in Amazon States Language, as far as we make one. */
export interface StateMachine {
  readonly Comment: string
  readonly QueryLanguage: 'JSONata'
  readonly StartAt: string
  readonly States: Readonly<Record<string, MapState>>
}

/** One child execution for each line of a file. */
export interface MapState {
  readonly Type: 'Map'
  readonly ItemReader: {
    readonly Resource: string
    readonly ReaderConfig: { readonly InputType: 'JSONL' }
    readonly Arguments: Readonly<Record<string, string>>
  }
  readonly ItemProcessor: {
    readonly ProcessorConfig: { readonly Mode: 'DISTRIBUTED'; readonly ExecutionType: 'EXPRESS' }
    readonly StartAt: string
    readonly States: Readonly<Record<string, PassState>>
  }
  readonly ToleratedFailurePercentage: number
  readonly ResultWriter: {
    readonly Resource: string
    readonly WriterConfig: { readonly Transformation: 'COMPACT'; readonly OutputType: 'JSONL' }
    readonly Arguments: Readonly<Record<string, string>>
  }
  readonly End: true
}

/** Sets a variable and goes on, or gives the data and ends. */
export type PassState =
  | { readonly Type: 'Pass'; readonly Assign: Readonly<Record<string, string>>; readonly Next: string }
  | { readonly Type: 'Pass'; readonly Output: string; readonly End: true }

/**
 * The definition. Its input is `{"bucket", "key", "resultBucket", "resultPrefix"}`: a file of JSON lines in S3, one transcript a
 * line, and where the results go.
 * @throws ExpressionError `expression/not-allowed` as `portableExpression` does
 * @throws PortableError `portable/too-large`, `portable/too-deep`
 */
export function stateMachine(plan: WrittenPlan, target: typeof stepFunctions = stepFunctions): StateMachine {
  checkAmounts(plan.fields)
  const own = portableFields(plan.fields)
  const stages = stagesOf(plan, own, target)
  const texts = stages.map(({ text }) => text)
  checkDepths(plan, own, texts, target)
  const definition: StateMachine = {
    Comment: `${plan.title}: mapping ${plan.id} ${plan.version}, ${plan.hash.slice(0, 12)}. Input: { "bucket", "key", "resultBucket", "resultPrefix" }; the object under "key" has one transcript a line.`,
    QueryLanguage: 'JSONata',
    StartAt: 'Map every transcript',
    States: { 'Map every transcript': mapState(stages) },
  }
  const bytes = utf8Length(JSON.stringify(definition, null, 2))
  const { name, limits } = target
  const hint = 'move some of its sections to a second mapping'
  if (bytes > limits.definitionBytes)
    throw tooLarge(`The state machine of ${plan.id}`, bytes, limits.definitionBytes, name, hint)
  return definition
}

function mapState(stages: readonly Stage[]): MapState {
  const states = stages.map(({ name, text, sets }, index): readonly [string, PassState] => {
    const value = jsonata(text)
    const next = stages[index + 1]?.name
    return sets === undefined || next === undefined
      ? [name, { Type: 'Pass', Output: value, End: true }]
      : [name, { Type: 'Pass', Assign: { [sets]: value }, Next: next }]
  })
  return {
    Type: 'Map',
    ItemReader: {
      Resource: 'arn:aws:states:::s3:getObject',
      ReaderConfig: { InputType: 'JSONL' },
      Arguments: { Bucket: jsonata('$states.input.bucket'), Key: jsonata('$states.input.key') },
    },
    ItemProcessor: {
      // An express execution keeps no history of its input and output.
      ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'EXPRESS' },
      StartAt: stages[0]?.name ?? '',
      States: Object.fromEntries(states),
    },
    // One transcript that cannot be mapped costs no other one anything.
    ToleratedFailurePercentage: 100,
    ResultWriter: {
      Resource: 'arn:aws:states:::s3:putObject',
      WriterConfig: { Transformation: 'COMPACT', OutputType: 'JSONL' },
      Arguments: {
        Bucket: jsonata('$states.input.resultBucket'),
        Prefix: jsonata('$states.input.resultPrefix'),
      },
    },
    End: true,
  }
}

/** A text that Step Functions evaluates. */
function jsonata(text: string): string {
  return `{% ${text} %}`
}
