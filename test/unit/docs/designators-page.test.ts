/** docs/designators.md lists what the library knows: a title is read by its number only where that number is known. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scheduleNames } from '../../../src/text/labels/form-numbers.ts'
import { projectRoot } from '../../support/goldens.ts'

const page = readFileSync(join(projectRoot, 'docs/designators.md'), 'utf8')

test('the page has the name of every schedule that is known', () => {
  const [line = ''] = /^- Names of schedules.*$/m.exec(page) ?? []
  const [list = ''] = line.split(' Any other')
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(scheduleNames)
})
