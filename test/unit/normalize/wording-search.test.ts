import { describe, expect, it } from 'vitest'
import { WordingSearch } from '../../../src/normalize/transaction/wording-search.ts'

const search = new WordingSearch([
  { name: 'refused', wordings: [['OFFER REJECTED'], ['OFFER', 'RETURNED']] },
  { name: 'offer', wordings: [['OFFER']], without: 'NO OFFER' },
  { name: 'letter', wordings: [['30 DAY LETTER']] },
  { name: 'issue', wordings: [['ISSUE']] },
])

const found = (text: string): string | undefined => search.find(text)?.name

describe('a wording', () => {
  it('is found in any case, whatever stands around its words and parts them', () => {
    expect(found('Offer rejected')).toBe('refused')
    expect(found('  OFFER--rejected.')).toBe('refused')
    expect(found('the offer,\trejected')).toBe('refused')
    expect(found('(offer)')).toBe('offer')
    expect(found('final 30 day letter')).toBe('letter')
  })

  it('has all its phrases, in any order', () => {
    expect(found('returned an offer')).toBe('refused')
    expect(found('offer return')).toBe('offer')
  })

  it('is made of whole words', () => {
    expect(found('offers rejected')).toBeUndefined()
    expect(found('counteroffer')).toBeUndefined()
    expect(found('130 day letter')).toBeUndefined()
    expect(found('offer1')).toBeUndefined()
    expect(found('')).toBeUndefined()
  })

  it('is that of the first row that has one, and none where the row rules it out', () => {
    expect(found('issue of an offer')).toBe('offer')
    expect(found('no offer')).toBeUndefined()
    expect(found('no offer, an issue')).toBe('issue')
  })

  it('may be printed in letters whose capitals are plain', () => {
    expect(found('\u0131ssue')).toBe('issue')
    expect(found('i\u00dfue')).toBe('issue')
    expect(found('i\u017fsue')).toBe('issue')
    expect(found('\u00a0issue\u2014')).toBe('issue')
    expect(found('\u00fcissue')).toBe('issue')
  })
})
