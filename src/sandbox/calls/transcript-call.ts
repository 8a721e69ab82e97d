/** The transcript-detail call. Interface document, section 4.2. */
import { textAnswer } from '../answer/answer.ts'
import { Refusal, refused } from '../answer/refusal.ts'
import type { Choice } from '../choices.ts'
import { companyIdField, tinField, transcriptFields } from '../request/field-rules.ts'
import { expiredNow, readAccess } from '../request/read-access.ts'
import { type Fields, readFields } from '../request/read-fields.ts'
import { readTaxpayer } from '../request/read-taxpayer.ts'
import type { Settings } from '../settings/settings.ts'
import type { Taxpayer } from '../taxpayers/taxpayers.ts'
import type { Accepted, Call, Shared } from './call.ts'
import { noDataAnswer, noDataText } from './no-data.ts'

export function transcriptCall(shared: Shared): Call {
  const { settings, tokens, consents, taxpayers } = shared
  return {
    name: 'transcript-detail',
    path: settings.transcriptDetailPath,
    accept: async request => {
      if (new URL(request.url).search !== '') {
        return refused(400, 'query-string', 'A query string is not supported', {
          choices: ['query-string'],
        })
      }
      const access = readAccess(request.headers, tokens, settings)
      if (access instanceof Refusal) return access
      const rules = [companyIdField, tinField, ...transcriptFields]
      const fields = await readFields(request, rules, settings.maxBodyBytes)
      if (fields instanceof Refusal) return fields
      const asked = {
        companyId: fields.value(companyIdField),
        tin: fields.value(tinField),
        needsConsent: true,
      }
      const taxpayer = readTaxpayer(asked, taxpayers, consents, settings)
      if (taxpayer instanceof Refusal) return taxpayer
      return accepted(shared, fields, taxpayer, access.token)
    },
  }
}

function accepted(shared: Shared, fields: Fields, taxpayer: Taxpayer, token: string): Accepted {
  const { settings, tokens } = shared
  const [transcriptType = '', transcriptForm = '', transcriptPeriod = ''] = transcriptFields.map(fields.value)
  const order = { transcriptType, transcriptForm, transcriptPeriod }
  const tin = fields.value(tinField)
  return {
    tin,
    subject: JSON.stringify([tin, ...Object.values(order)]),
    perform: () => {
      const choices: readonly Choice[] = [...sharedChoices(settings), ...fields.choices]
      const sample = taxpayer.transcripts.find(
        each =>
          each.transcriptType === transcriptType &&
          each.transcriptForm === transcriptForm &&
          each.transcriptPeriod === transcriptPeriod,
      )
      if (sample === undefined) {
        const text = noDataText(order, taxpayer.tin.slice(-4), settings.now())
        return noDataAnswer(text, settings, ['not-predefined', ...choices])
      }
      return sample.noData
        ? noDataAnswer(sample.text, settings, choices)
        : textAnswer(200, sample.text, { choices })
    },
    performExpired: () => expiredNow(token, tokens),
  }
}

function sharedChoices(settings: Settings): readonly Choice[] {
  return settings.transcriptDetailPath === '/v2/transcript-detail'
    ? ['detail-path', 'authorization-scheme']
    : ['authorization-scheme']
}
