import { describe, expect, test } from 'vitest'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import { readerFunctions } from '../../../src/transcript/figures/reader-functions.ts'

describe('the functions that read', () => {
  const trouble = { refused: false, open: false }
  const functions = readerFunctions(trouble, wholeToolkit().normalizers)
  const call = (name: string, ...given: readonly unknown[]): unknown => {
    trouble.refused = false
    return functions[name]?.(...given)
  }

  test('give null for nothing, for blank text and, with a note, for what they refuse', () => {
    for (const nothing of [undefined, null, '', ' ']) {
      expect(call('money', nothing)).toBeNull()
      expect(trouble.refused).toBe(false)
    }
    for (const refused of ['a lot', 7, {}]) {
      expect(call('money', refused)).toBeNull()
      expect(trouble.refused).toBe(true)
    }
  })

  test('tell frozen tables apart, also where they share a list', () => {
    const yes = Object.freeze(['A'])
    const [none, some] = [Object.freeze([]), Object.freeze(['a'])]
    for (let again = 0; again < 2; again++) {
      expect(call('flag', 'A', yes, none)).toEqual({ text: 'A', value: true })
      expect(call('flag', 'A', yes, some)).toEqual({ text: 'A', value: null })
      expect(call('flag', 'A', 'A', none)).toEqual({ text: 'A', value: true })
      expect(call('oneOf', 'a', Object.freeze({ word: yes }))).toBe('word')
    }
  })

  test('look again at tables that may have changed', () => {
    const yes = ['A']
    expect(call('flag', 'B', yes, [])).toEqual({ text: 'B', value: null })
    yes.push('B')
    expect(call('flag', 'B', yes, [])).toEqual({ text: 'B', value: true })
  })
})
