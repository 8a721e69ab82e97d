/** The transcript-detail call: who may call, what a body must hold, what comes back. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { projectRoot } from '../../support/goldens.ts'
import { choicesOf, credentials, detailPath, order, rig } from '../../support/sandbox.ts'

const without = (name: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(order).filter(([key]) => key !== name))

describe('a transcript-detail call', () => {
  test('is answered with the transcript, byte for byte', async () => {
    const { post } = rig()
    const response = await post(detailPath, order)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(choicesOf(response)).toEqual(['detail-path', 'authorization-scheme'])
    const want = readFileSync(join(projectRoot, 'test/golden/actr/1040/avery-2021/input.json'))
    expect(Buffer.from(await response.arrayBuffer()).equals(want)).toBe(true)
    expect(response.headers.get('content-length')).toBe(String(want.length))
  })

  test.each([
    ['with the prefix', (token: string) => `Bearer ${token}`],
    ['with the prefix in small letters', (token: string) => `bearer ${token}`],
    ['alone', (token: string) => token],
  ])('may show the token %s', async (_, shown) => {
    const { post, token } = rig()
    expect((await post(detailPath, order, { authorization: shown(await token()) })).status).toBe(200)
  })

  test('may be made on behalf of a company over which the caller has authority', async () => {
    const { post } = rig({ onBehalfOf: ['one', 'other'] })
    expect((await post(detailPath, { ...order, companyId: 'other' })).status).toBe(200)
  })

  test('may be at the path of your own account page, which is then no choice of ours', async () => {
    const { post, sandbox } = rig({ transcriptDetailPath: '/my/path' })
    expect(sandbox.account.transcriptDetailPath).toBe('/my/path')
    expect(choicesOf(await post('/my/path', order))).toEqual(['authorization-scheme'])
    expect((await post(detailPath, order)).status).toBe(404)
  })

  test('with fields that it does not know is answered, and says so', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, more: 1, __proto__x: 2 })
    expect(response.status).toBe(200)
    expect(choicesOf(response)).toContain('extra-fields')
  })

  test.each([
    ['the header Authorization', { authorization: null }, 401, 'token-missing'],
    ['a token in the header Authorization', { authorization: 'Bearer ' }, 401, 'token-missing'],
    ['a token that was issued', { authorization: 'Bearer abc' }, 401, 'token-unknown'],
    ['the header euid', { euid: null }, 400, 'missing-euid'],
    ['anything in the header euid', { euid: ' ' }, 400, 'missing-euid'],
    ['a valid company id in the header euid', { euid: 'another-company' }, 403, 'invalid-company'],
    ['its own company id in the header euid', { euid: 'client-company' }, 403, 'invalid-company'],
    ['the content type of JSON', { 'content-type': 'text/plain' }, 400, 'content-type'],
    ['a content type', { 'content-type': '' }, 400, 'content-type'],
  ])('is refused without %s', async (_, headers, status, error) => {
    const { post } = rig()
    const response = await post(detailPath, order, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error, message: expect.any(String) })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(choicesOf(response)).toContain('error-body')
    if (status === 401) expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })

  test.each([
    ['without a body', undefined, 'missing-body'],
    ['with a blank body', ' \n', 'missing-body'],
    ['with a body that is no JSON', '{"companyId": ', 'malformed-body'],
    ['with an array', '[]', 'malformed-body'],
    ['with a text', '"x"', 'malformed-body'],
    ['with null', 'null', 'malformed-body'],
  ])('is refused %s', async (_, body, error) => {
    const { post } = rig()
    const response = await post(detailPath, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error })
  })

  test('is refused with a body that is not UTF-8', async () => {
    const { sandbox, token } = rig()
    const response = await sandbox.fetch(`${sandbox.account.baseUrl}${detailPath}`, {
      method: 'POST',
      headers: {
        authorization: await token(),
        euid: 'sandbox-company',
        'content-type': 'application/json',
      },
      body: Uint8Array.of(0x7b, 0xff, 0x7d),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'malformed-body', message: 'The body is not UTF-8' })
  })

  test.each(Object.keys(order))('is refused without %s', async name => {
    const { post } = rig()
    for (const body of [without(name), { ...order, [name]: '' }, { ...order, [name]: null }]) {
      const response = await post(detailPath, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        error: 'missing-field',
        message: `Required and missing: ${name}`,
        fields: [name],
      })
    }
  })

  test('names all missing fields at once', async () => {
    const { post } = rig()
    expect(await (await post(detailPath, {})).json()).toMatchObject({ fields: Object.keys(order) })
  })

  test('does not take the misspelt name of the type', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...without('transcriptType'), transciptType: 'ACTR' })
    expect(await response.json()).toMatchObject({ error: 'missing-field', fields: ['transcriptType'] })
  })

  test.each([
    ['tin', '987-65-4321'],
    ['tin', '98765432'],
    ['tin', '9876543210'],
    ['tin', ' 987654321'],
    ['tin', '９８７６５４３２１'],
    ['tin', 987654321],
    ['transcriptType', 'actr'],
    ['transcriptType', 'XXXX'],
    ['transcriptType', ['ACTR']],
    ['transcriptForm', 1040],
    ['transcriptForm', '  '],
    ['transcriptPeriod', '202113'],
    ['transcriptPeriod', '202100'],
    ['transcriptPeriod', '2021'],
    ['transcriptPeriod', '2021-12'],
    ['transcriptPeriod', 202112],
    ['companyId', {}],
  ])('is refused with a %s such as %j', async (name, value) => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, [name]: value })
    expect(response.status).toBe(400)
    expect(choicesOf(response)).toContain('invalid-value')
    const body: unknown = await response.json()
    expect(body).toMatchObject({ error: 'invalid-value', fields: [name] })
  })

  test('says what a field has to be', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, tin: '1', transcriptPeriod: '1' })
    expect(await response.json()).toEqual({
      error: 'invalid-value',
      message: 'tin is 9 digits, without spaces or hyphens; transcriptPeriod is a year and a month, YYYYMM',
      fields: ['tin', 'transcriptPeriod'],
    })
  })

  test('is refused on behalf of a company over which the caller has no authority', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, companyId: 'someone-else' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: 'no-authority' })
  })

  test('is refused for a tax id that is no test taxpayer', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, tin: '000000000' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: 'unknown-taxpayer' })
    expect(choicesOf(response)).toContain('unknown-taxpayer')
  })

  test('is refused with a query string', async () => {
    const { post } = rig()
    const response = await post(`${detailPath}?a=1`, order)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'query-string' })
  })

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is refused with the method %s', async method => {
    const { sandbox } = rig()
    const response = await sandbox.fetch(`${sandbox.account.baseUrl}${detailPath}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(choicesOf(response)).toContain('other-method')
  })

  test.each(['/', '/v1/transcript-detail', '/v2/transcript-detail/', '/token/'])(
    'is not found at %s',
    async path => {
      const { post } = rig()
      const response = await post(path, order)
      expect(response.status).toBe(404)
      expect(choicesOf(response)).toContain('unknown-path')
    },
  )

  test('is refused with a body above the limit', async () => {
    const { post } = rig({ maxBodyBytes: 200 })
    const response = await post(detailPath, { ...order, more: 'x'.repeat(200) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: 'body-too-long' })
    expect((await post(detailPath, order)).status).toBe(200)
  })
})

describe('an expired token', () => {
  test('is refused with the code of RFC 6750', async () => {
    const { post, pass, token } = rig()
    const authorization = await token()
    pass(3_600_000)
    const response = await post(detailPath, order, { authorization })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(choicesOf(response)).toEqual(['error-body', 'token-refused'])
  })

  test('of one sandbox is none of another', async () => {
    const one = rig()
    const other = rig()
    const response = await other.post(detailPath, order, { authorization: await one.token() })
    expect(await response.json()).toMatchObject({ error: 'token-unknown' })
  })
})

describe('consent', () => {
  const consent = { companyId: 'sandbox-company', tin: order.tin }

  test('is not asked for in the test environment', async () => {
    expect((await rig().post(detailPath, order)).status).toBe(200)
  })

  test('is required in production', async () => {
    const { post, sandbox } = rig({ production: true })
    const refused = await post(detailPath, order)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: 'no-consent' })
    expect(choicesOf(refused)).toContain('no-consent')
    sandbox.grantConsent(consent)
    expect((await post(detailPath, order)).status).toBe(200)
    sandbox.withdrawConsent(consent)
    expect((await post(detailPath, order)).status).toBe(403)
  })

  test('is granted to one company by one taxpayer, and to no other', async () => {
    const { post } = rig({ production: true, consents: [consent] })
    expect((await post(detailPath, order)).status).toBe(200)
    expect((await post(detailPath, { ...order, tin: '987654322' })).status).toBe(403)
    expect((await post(detailPath, { ...order, companyId: 'client-company' })).status).toBe(403)
  })
})

describe('no data', () => {
  const other = { ...order, transcriptPeriod: '201912' }

  test.each(['ACTR', 'RECA', 'RETR', 'WAID'])(
    'is a transcript with a header only, which says so: %s',
    async type => {
      const { post } = rig()
      const response = await post(detailPath, {
        ...other,
        transcriptType: type,
        transcriptForm: type === 'WAID' ? 'INCOME' : '1040',
      })
      expect(response.status).toBe(200)
      expect(choicesOf(response)).toEqual([
        'no-data',
        'not-predefined',
        'detail-path',
        'authorization-scheme',
      ])
      const text = await response.text()
      expect(Object.keys(JSON.parse(text))).toEqual(['TYPE', 'SECTION_HEADER', 'LAST4', 'FORM', 'PERIOD'])
      expect(JSON.parse(text)).toMatchObject({
        TYPE: type,
        SECTION_HEADER: { 'REQUEST DATE': '11-20-2026', MESSAGE: 'Requested data not found' },
        LAST4: '4321',
        PERIOD: '201912',
      })
      const result = mapTranscript(text)
      expect(result.noData).toBe(true)
      expect(result.unmapped).toEqual([])
      expect(result.issues).toEqual([])
    },
  )

  /** The one predefined transcript without data that the interface names. */
  const emptyQuarter = {
    ...order,
    tin: '001237001',
    transcriptForm: '941',
    transcriptPeriod: '202212',
  }

  test('is none where the interface predefines a transcript for each of three years', async () => {
    const { post } = rig({ noData: '404' })
    for (const tin of ['987654321', '987654322'])
      for (const transcriptPeriod of ['202112', '202212', '202312'])
        for (const transcriptType of ['ACTR', 'RECA', 'RETR', 'WAID']) {
          const transcriptForm = transcriptType === 'WAID' ? 'INCOME' : '1040'
          const response = await post(detailPath, {
            ...order,
            tin,
            transcriptType,
            transcriptForm,
            transcriptPeriod,
          })
          expect([response.status, transcriptType, transcriptPeriod]).toEqual([
            200,
            transcriptType,
            transcriptPeriod,
          ])
        }
  })

  test('is a transcript for a form that is not predefined', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, transcriptForm: '1065' })
    expect(await response.json()).toMatchObject({ FORM: '1065', PERIOD: '202112' })
  })

  test('is 404 by option, for a transcript that says so itself too', async () => {
    const { post } = rig({ noData: '404' })
    for (const body of [other, emptyQuarter]) {
      const response = await post(detailPath, body)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'no-data', message: 'Requested data not found' })
      expect(choicesOf(response)).toContain('no-data')
    }
    expect((await post(detailPath, order)).status).toBe(200)
  })

  test('of a predefined transcript is marked as a choice', async () => {
    const { post } = rig()
    const response = await post(detailPath, emptyQuarter)
    expect(choicesOf(response)).toEqual(['no-data', 'detail-path', 'authorization-scheme'])
  })
})

test('the credentials of the tests are those of the account page', () => {
  const { account } = rig().sandbox
  expect([account.clientId, account.clientSecret, account.scope]).toEqual(Object.values(credentials).slice(1))
})
