import { expect, test } from 'vitest'
import { type Issue, issue } from '../../../src/transcript/issue.ts'
import { listedIssues } from '../../../src/transcript/issue-list.ts'

const failed = (severity: Issue['severity']): Issue => issue('check/failed', { says: 'x' }, { severity })

test.each<[string, readonly Issue['severity'][], Issue['severity']]>([
  ['an error first', ['warning', 'error', 'warning', 'warning'], 'error'],
  ['an error last', ['warning', 'warning', 'warning', 'error'], 'error'],
  ['a bug', ['warning', 'bug'], 'error'],
  ['warnings alone', ['error', 'warning', 'warning'], 'warning'],
])('what is not listed of a code is as serious as the worst of it: %s', (_, severities, want) => {
  const listed = listedIssues(severities.map(failed), 1)
  expect(listed.map(each => each.code)).toEqual(['check/failed', 'transcript/more-issues'])
  expect(listed[1]?.severity).toBe(want)
})

test('as many issues as may be listed are all listed', () => {
  const all = [failed('warning'), failed('error')]
  expect(listedIssues(all, 2)).toEqual(all)
})
