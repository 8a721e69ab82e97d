import { describe, expect, it, test } from 'vitest'
import { transactionCodeSources } from '../../../src/generate/transaction-codes/transaction-code-sources.ts'
import { transactionGroups } from '../../../src/normalize/transaction/transaction-codes.ts'
import {
  explainedCodes,
  explanations,
  explanationsOf,
  knownExplanation,
  longestExplanation,
  transactionEvents,
} from '../../../src/normalize/transaction/transaction-explanations.ts'
import { expectWithin } from '../../support/processor-time.ts'

describe('the table of known explanations', () => {
  it('has words of its closed sets, and uses each event', () => {
    const events = explanations.map(each => each.event)
    expect([...new Set(events), 'reversal'].sort()).toEqual([...transactionEvents])
    const groups = explanations.flatMap(each => each.group ?? [])
    expect(groups.filter(group => !transactionGroups.includes(group))).toEqual([])
  })

  it('says of each the codes it stands beside, what it means, and which source has it', () => {
    for (const { event, codes, meaning, source, mark } of explanations) {
      expect(codes, event).not.toEqual([])
      expect(codes.join(), event).toMatch(/^\d{3}(,\d{3})*$/)
      expect(meaning, event).toMatch(/^[A-Z].* /)
      expect(Object.keys(transactionCodeSources), event).toContain(source)
      expect(['S', 'K'], event).toContain(mark)
    }
  })

  it('has phrases in capitals and digits, one blank between words', () => {
    const phrases = explanations.flatMap(({ wordings, without }) => [...wordings.flat(), without ?? 'A'])
    expect(phrases.filter(phrase => !/^[A-Z0-9]+(?: [A-Z0-9]+)*$/.test(phrase))).toEqual([])
  })

  it('gives the rows of each code in their order, those of 971 as reversals beside 972, and none beside another', () => {
    expect(explainedCodes()).toEqual(
      [...new Set([...explanations.flatMap(each => each.codes), '972'])].sort(),
    )
    for (const code of explainedCodes().filter(each => each !== '972'))
      expect(explanationsOf(code)).toEqual(explanations.filter(each => each.codes.includes(code)))
    expect(explanationsOf('972')).toEqual(
      explanationsOf('971').map(each => ({ ...each, codes: ['972'], event: 'reversal' })),
    )
    expect(explanationsOf('150').length).toBeGreaterThan(0)
    expect(explanationsOf('806')).toEqual([])
  })

  it('has no row that an earlier one hides', () => {
    const hidden = explanations.flatMap(each =>
      each.wordings.flatMap(phrases =>
        each.codes
          .filter(code => knownExplanation(code, phrases.join(', '))?.event !== each.event)
          .map(code => `${code} ${phrases.join(' + ')}`),
      ),
    )
    expect(hidden).toEqual([])
  })
})

describe('the words beside a code', () => {
  test.each([
    ['971', 'Notice issued', 'noticeIssued', 'notice'],
    ['971', 'Notice issued CP 0014', 'noticeIssued', 'notice'],
    ['971', 'Pending installment agreement', 'planRequested', 'collection'],
    ['971', 'Installment agreement established', 'planEstablished', 'collection'],
    ['971', 'No longer in installment agreement status', 'planEnded', 'collection'],
    ['971', 'Defaulted: installment agreement established 2019', 'planEnded', 'collection'],
    ['971', 'Amended Return or Claim Forwarded for Processing', 'amendedReturnForwarded', 'return'],
    ['971', 'Amended tax return or claim forwarded for processing', 'amendedReturnForwarded', 'return'],
    ['971', 'Collection due process Notice of Intent to Levy -- issued', 'levyAnnounced', 'collection'],
    ['971', 'Tax period blocked from automated levy program', 'levyBlocked', 'collection'],
    [
      '971',
      'Issued notice of lien filing and right to Collection Due Process hearing',
      'lienNotice',
      'collection',
    ],
    ['971', 'Collection due process request received timely', 'hearingRequested', 'collection'],
    ['971', 'Collection due process hearing', 'hearingNotice', 'collection'],
    ['971', 'POSSIBLE IDENTITY-THEFT', 'identityTheft', 'hold'],
    ['971', 'Passport certified seriously delinquent tax debt', 'passport', 'collection'],
    ['972', 'Removed installment agreement', 'reversal', 'collection'],
    ['972', 'Notice issued', 'reversal', 'notice'],
    ['150', 'Substitute tax return prepared by IRS', 'substituteReturn', undefined],
    ['150', 'Tax return filed (SFR)', 'substituteReturn', undefined],
    ['520', 'Bankruptcy filed', 'bankruptcy', undefined],
    ['520', 'Bankruptcy or other legal action filed', 'legalAction', undefined],
    ['521', 'Removed bankruptcy or other legal action', 'legalActionEnded', undefined],
    ['530', 'Balance due account currently not collectible', 'notCollectible', undefined],
    ['530', 'Balance due account currently not collectable', 'notCollectible', undefined],
    ['582', 'Lien placed on assets due to balance owed', 'lienFiled', undefined],
    ['583', 'Removed lien', 'lienEnded', undefined],
    ['670', 'Payment Levy', 'levyPayment', undefined],
    ['766', 'Reversal of refund applied to non-IRS debt', 'offsetReversed', 'offset'],
    ['820', 'Refund used to offset prior IRS Debt', 'offset', 'offset'],
  ])('%s %j are %s', (code, text, event, group) => {
    expect(knownExplanation(code, text)).toMatchObject({ event, ...(group === undefined ? {} : { group }) })
    expect(knownExplanation(code, text)?.group).toBe(group)
  })

  test.each([
    ['971', ''],
    ['971', 'Some other event'],
    ['971', 'Notices issued'],
    ['971', 'Noticeissued'],
    ['971', 'Installment agreement'],
    ['971', 'Installment agreement denied'],
    ['971', undefined],
    ['971', 7],
    ['971', { words: 'Notice issued' }],
    ['150', 'Tax return filed'],
    ['670', 'Payment'],
    ['290', 'Notice issued'],
    ['constructor', 'Notice issued'],
  ])('%s %j say nothing that is known', (code, text) => {
    expect(knownExplanation(code, text)).toBeUndefined()
  })

  it('are not looked at where no explanation is so long', () => {
    const text = `Notice issued${' '.repeat(longestExplanation - 13)}`
    expect(knownExplanation('971', text)).toBeDefined()
    expect(knownExplanation('971', `${text} `)).toBeUndefined()
  })

  it('take time that grows with their length at most, and none where they are longer than any explanation', () => {
    const hostile = ['COLLECTION DUE PROCESS ', 'NO LONGER ', '- ', '\u0130', 'ß', 'a'].map(each =>
      each.repeat(5_000_000 / each.length),
    )
    expectWithin(5000, () => {
      for (const text of hostile) {
        expect(knownExplanation('971', text)).toBeUndefined()
        for (let round = 0; round < 200; round++) knownExplanation('971', text.slice(0, longestExplanation))
      }
    })
  })
})

describe('the words beside a code', () => {
  const event = (text: string): string | undefined => knownExplanation('971', text)?.event

  it('are known in any case, whatever parts them and stands around them', () => {
    expect(event('Intent to levy')).toBe('levyAnnounced')
    expect(event('(INTENT--to, levy.)\t1')).toBe('levyAnnounced')
    expect(event('intent to levying')).toBeUndefined()
    expect(event('')).toBeUndefined()
  })

  it('may be printed in letters whose capitals are plain', () => {
    expect(event('\u0131ntent to levy')).toBe('levyAnnounced')
    expect(event('\u00a0intent to levy\u2014')).toBe('levyAnnounced')
    expect(event('fir\ufb06 levy i\u017f\u017fued')).toBe('levyIssued')
    expect(event('first levy i\u00dfued')).toBe('levyIssued')
  })
})
