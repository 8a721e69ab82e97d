/** Known wordings, printed otherwise: read right or reported, never read wrong. `npm run test:rewording` tries every one. */
import { describe, expect, test } from 'vitest'
import { knownLabels, labelsAdvice } from '../support/catalogue.ts'
import { places, type Trial, trialsOfLabels, trialsOfTitles, trialsOfTypes } from './campaign.ts'
import { ofLabels, ofTitles } from './rewordings.ts'

const unread: ReadonlySet<string> = new Set(['loud at the field', 'loud', 'silent'])

/** A title is matched by its designator, and otherwise by its words alone. */
const advice =
  'a title that has no designator by docs/designators.md needs each of its wordings in the mapping, or its name in src/text/labels/form-numbers.ts'

/** Every so many labels one is tried here; the others are the campaign's. */
const step = 16

const trials: readonly Trial[] = [...trialsOfLabels(step, 5), ...trialsOfTitles(), ...trialsOfTypes()]

test('the campaign reaches every label of the catalogue, in at least thirty rewordings', () => {
  expect(places().flatMap(place => place.rows).length, labelsAdvice).toBe(knownLabels)
  expect(new Set(ofLabels.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30)
  expect(new Set(ofTitles.map(({ name }) => name)).size).toBe(ofTitles.length)
  expect(trials.filter(({ subject }) => subject === 'labels').length).toBe(
    Math.ceil((knownLabels - 5) / step) * ofLabels.length,
  )
})

describe.each(['labels', 'titles', 'kinds of entries'] as const)('%s printed otherwise', subject => {
  const tried = trials.filter(trial => trial.subject === subject)

  test('are never read as something else', () => {
    expect(tried.filter(({ outcome }) => outcome === 'wrong').map(inWords)).toEqual([])
  })

  test('are read where only letters, blanks and marks differ', () => {
    const missed = tried.filter(
      ({ outcome, rewording }) => rewording.kind === 'letters' && unread.has(outcome),
    )
    expect(missed.map(inWords), advice).toEqual([])
  })

  test('are read or reported where words differ', () => {
    const missed = tried.filter(
      ({ outcome, rewording }) => rewording.kind === 'words' && outcome === 'silent',
    )
    expect(missed.map(inWords)).toEqual([])
  })
})

function inWords({ place, rewording, printed, outcome }: Trial): string {
  return `${place}, ${rewording.name}: ${JSON.stringify(printed)} is ${outcome}`
}
