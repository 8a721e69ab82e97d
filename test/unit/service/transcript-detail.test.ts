/** The transcript-detail call: what is sent, what is refused before it leaves, what comes back. */
import { describe, expect, test } from 'vitest'
import { InvalidRequestError } from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, errorFrom, request } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()

describe('a request', () => {
  test('is sent as the interface describes it', async () => {
    await clientFor(server).transcriptDetail(request)
    const [sent] = server.details
    expect(sent).toMatchObject({
      method: 'POST',
      url: '/api/transcripts/detail',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${canaries.token}`,
        euid: canaries.companyId,
      },
    })
    expect(sent?.body).toBe(
      `{"companyId":"${canaries.companyId}","tin":"${canaries.tin}","transcriptType":"ACTR","transcriptForm":"1040","transcriptPeriod":"202112"}`,
    )
  })

  test('on behalf of another company names it, and the caller in euid', async () => {
    await clientFor(server).transcriptDetail({ ...request, companyId: 'another' })
    expect(JSON.parse(server.details[0]?.body ?? '')).toMatchObject({ companyId: 'another' })
    expect(server.details[0]?.headers.euid).toBe(canaries.companyId)
  })

  test('whose company is undefined is made for the caller', async () => {
    await clientFor(server).transcriptDetail({ ...request, companyId: undefined })
    expect(JSON.parse(server.details[0]?.body ?? '')).toMatchObject({ companyId: canaries.companyId })
  })

  test('carries the further headers that are set up', async () => {
    await clientFor(server, { headers: { 'X-Api-Version': '2' } }).transcriptDetail(request)
    expect(server.details[0]?.headers['x-api-version']).toBe('2')
    expect(server.tokens[0]?.headers['x-api-version']).toBeUndefined()
  })

  test('of any form is taken: the list is open', async () => {
    await clientFor(server).transcriptDetail({ ...request, transcriptForm: '990-T (new)' })
    expect(JSON.parse(server.details[0]?.body ?? '')).toMatchObject({ transcriptForm: '990-T (new)' })
  })

  test.each([
    ['a tin with hyphens', { tin: '987-65-0321' }, 'tin is not a text of 9 digits'],
    ['a tin of 8 digits', { tin: '98765032' }, 'tin is not a text of 9 digits'],
    ['a tin with a line break', { tin: `${canaries.tin}\n` }, 'tin is not a text of 9 digits'],
    ['a tin that is a number', { tin: 987650321 }, 'tin is not a text of 9 digits'],
    ['a tin in other digits', { tin: '٩٨٧٦٥٠٣٢١' }, 'tin is not a text of 9 digits'],
    ['month 13', { transcriptPeriod: '202113' }, 'transcriptPeriod is not YYYYMM with a month from 01 to 12'],
    ['month 00', { transcriptPeriod: '202100' }, 'transcriptPeriod is not YYYYMM with a month from 01 to 12'],
    ['a date', { transcriptPeriod: '2021-12' }, 'transcriptPeriod is not YYYYMM with a month from 01 to 12'],
    ['another type', { transcriptType: 'ACCT' }, 'transcriptType is none of ACTR, WAID, RECA, RETR'],
    ['a type in lower case', { transcriptType: 'actr' }, 'transcriptType is none of ACTR, WAID, RECA, RETR'],
    ['a blank form', { transcriptForm: ' ' }, 'transcriptForm is not a text with something in it'],
    ['a blank company', { companyId: '' }, 'companyId is not a text with something in it'],
    ['a company that is null', { companyId: null }, 'companyId is not a text with something in it'],
    ['an unknown field', { year: '2021' }, 'there is no field year'],
    [
      'an unknown field whose name may be anything',
      { [canaries.tin]: 'x' },
      'there is no field of that name',
    ],
    [
      'an unknown field whose name begins with letters',
      { [`tin${canaries.tin}`]: 'x' },
      'there is no field of that name',
    ],
    ['an unknown field with a long name', { ['y'.repeat(41)]: 'x' }, 'there is no field of that name'],
    ['no tin', { tin: undefined }, 'tin is missing'],
  ])('with %s never leaves', async (_, wrong, problem) => {
    // The very mistakes that the type would find.
    const bad = { ...request, ...wrong } as unknown as typeof request
    const error = await errorFrom(clientFor(server).transcriptDetail(bad))
    expect(error).toBeInstanceOf(InvalidRequestError)
    expect(error).toMatchObject({
      code: 'service/invalid-request',
      reason: 'not-sent',
      status: null,
      attempt: 0,
    })
    expect(error.message).toBe(`The request is not valid: ${problem}`)
    expect(server.tokens).toHaveLength(0)
  })

  test('with several mistakes are refused with all of them', async () => {
    const bad = {
      transcriptType: 'X',
      transcriptForm: '1040',
      transcriptPeriod: '2021',
    } as unknown as typeof request
    const error = await errorFrom(clientFor(server).transcriptDetail(bad))
    expect(error.message).toBe(
      'The request is not valid: tin is missing; transcriptType is none of ACTR, WAID, RECA, RETR; transcriptPeriod is not YYYYMM with a month from 01 to 12',
    )
  })

  test('with the misspelling of the attribute list names the right spelling', async () => {
    const { transcriptType: transciptType, ...rest } = request
    const error = await errorFrom(
      clientFor(server).transcriptDetail({ ...rest, transciptType } as unknown as typeof request),
    )
    expect(error.message).toBe(
      'The request is not valid: transcriptType is missing; there is no field transciptType; the field is spelled transcriptType',
    )
  })

  test.each([
    ['null', null],
    ['text', canaries.tin],
    ['nothing', undefined],
    ['a list', [canaries.tin]],
  ])('that is %s never leaves', async (_, bad) => {
    const error = await errorFrom(clientFor(server).transcriptDetail(bad as unknown as typeof request))
    expect(error.code).toBe('service/invalid-request')
    expect(server.tokens).toHaveLength(0)
  })

  test('shows a form in its error only where it is plain and cannot be a tax id', async () => {
    server.onDetail = response => json(response, 403, {})
    const forms = ['1040', '990-T', canaries.tin, '987-65-0321', 'x'.repeat(50)]
    const errors = await Promise.all(
      forms.map(transcriptForm =>
        errorFrom(clientFor(server).transcriptDetail({ ...request, transcriptForm })),
      ),
    )
    expect(errors.map(error => error.form)).toEqual(['1040', '990-T', null, null, null])
  })
})

describe('an answer', () => {
  test('is given as text, as it came, and parsed', async () => {
    const text = `{ "TYPE": "ACTR",\r\n "A": "1", "A": "2", "NAME": "Zo\u00eb" }`
    server.onDetail = response => json(response, 200, text)
    const detail = await clientFor(server).transcriptDetail(request)
    expect(detail.text).toBe(text)
    expect(detail.body).toEqual({ TYPE: 'ACTR', A: '2', NAME: 'Zo\u00eb' })
  })

  test('comes with metadata that may be logged', async () => {
    const { metadata } = await clientFor(server).transcriptDetail(request)
    expect(metadata).toEqual({
      call: 'i00000-1',
      status: 200,
      attempts: 1,
      durationMs: 0,
      bytes: JSON.stringify(transcript).length,
      transcriptType: 'ACTR',
      form: '1040',
      period: '202112',
    })
    expectNothingPrivate(metadata)
  })

  test('with keys of the prototype is only data', async () => {
    server.onDetail = response =>
      json(response, 200, '{ "TYPE": "ACTR", "__proto__": { "polluted": "yes" } }')
    const { body } = await clientFor(server).transcriptDetail(request)
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  test('of a byte less than the limit is read, and of a byte more is not', async () => {
    const length = JSON.stringify(transcript).length
    const client = clientFor(server)
    await client.transcriptDetail(request, { maxResponseBytes: length })
    const error = await errorFrom(client.transcriptDetail(request, { maxResponseBytes: length - 1 }))
    expect(error).toMatchObject({ code: 'service/unexpected-response', reason: 'too-large', status: 200 })
  })
})

describe('the client itself', () => {
  test('shows no secret', async () => {
    const client = clientFor(server)
    await client.transcriptDetail(request)
    expectNothingPrivate(client)
  })

  test('has methods that can be taken off it', async () => {
    const { transcriptDetail, mapTranscript } = clientFor(server)
    expect((await transcriptDetail(request)).metadata.status).toBe(200)
    expect((await mapTranscript(request)).mapping.id).toBe('actr-1040')
  })
})
