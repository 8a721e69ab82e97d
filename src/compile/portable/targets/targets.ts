/** Every target, the one taken without `--target` first. */
import { current } from './current.ts'
import { jsonata18 } from './jsonata-1-8.ts'
import { jsonata20 } from './jsonata-2-0.ts'
import { stepFunctions } from './step-functions.ts'
import type { Target } from './target.ts'

/** Every engine that `--target` names; the first where it is left out. */
export const targets: readonly Target[] = [current, jsonata20, jsonata18, stepFunctions]

/** The one that takes state machines. */
export const ofStates: Target = stepFunctions
