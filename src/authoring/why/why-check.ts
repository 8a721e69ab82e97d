/** Why a check of a mapping speaks or says nothing of a transcript. */
import type { PlanCheck } from '../../plan/mapping-plan.ts'
import { lacksOneOf, neededBy } from '../../transcript/figures/checks.ts'
import { isList } from '../../transcript/unread/trials/entry-values.ts'
import type { Reason } from './reason.ts'
import { type Explained, inputReasons } from './why-field.ts'

/** Whether a check holds, and why that is so: the fields that it reads, or those without a value for which it was not asked. */
export function whyCheck(explained: Explained, check: PlanCheck): Reason {
  const { result, fields } = explained
  const { name, reads, tolerates = [], spec } = check
  const base = { path: undefined, spec, ...(name === undefined ? {} : { check: name }) }
  const issue = result.issues.find(each => each.check === name && each.code.startsWith('check/'))
  if (issue?.code === 'check/undecided')
    return { ...base, state: 'undecided', says: issue.message, inside: inputReasons(explained, reads, issue) }
  if (issue !== undefined)
    return { ...base, state: 'fails', says: issue.message, inside: inputReasons(explained, reads, issue) }
  const needed = neededBy(check, new Set(fields.filter(isList).map(each => each.name)))
  const lacking = needed.filter(steps => lacksOneOf([steps], result.data))
  if (lacking.length > 0) {
    const inside = inputReasons(explained, lacking).filter(each => each.state !== 'value')
    return { ...base, state: 'not asked', says: 'not asked, as these fields have no value', inside }
  }
  const unread = inputReasons(explained, tolerates).filter(each => each.state === 'invalid')
  return unread.length > 0
    ? { ...base, state: 'not asked', says: 'not asked, as these fields cannot be read', inside: unread }
    : {
        ...base,
        state: 'holds',
        says: 'asked of these fields, and it holds',
        inside: inputReasons(explained, reads),
      }
}
