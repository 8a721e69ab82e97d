/** What holds of the sandbox for every request: it answers, with a status that is documented, and repeats nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choices } from '../../src/sandbox/choices.ts'
import { choicesOf, credentials, detailPath, order, rig } from '../support/sandbox.ts'

const numRuns = 300
const documented = [200, 400, 401, 403, 404, 405, 413]
const mark = 'Zq7'

/** JSON of any shape, and often an order with some fields replaced. */
const anyBody = fc.oneof(
  fc.json(),
  fc.string(),
  fc
    .record(
      Object.fromEntries(
        Object.entries(order).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
      { requiredKeys: [] },
    )
    .map(value => JSON.stringify(value)),
)

describe('for any request', () => {
  test('a call is answered with a documented status, and every choice that it names is documented', async () => {
    const { post, token } = rig({
      production: true,
      consents: [{ companyId: order.companyId, tin: order.tin }],
    })
    const authorization = await token()
    const path = fc.oneof(
      fc.constantFrom(detailPath, '/v2/request', '/v2/taxpayers', '/v2/reports', '/token'),
      fc.webPath(),
    )
    await fc.assert(
      fc.asyncProperty(path, anyBody, async (where, body) => {
        const response = await post(where, body, { authorization })
        expect(documented).toContain(response.status)
        expect(Object.keys(choices)).toEqual(expect.arrayContaining([...choicesOf(response)]))
        await response.text()
      }),
      { numRuns },
    )
  })

  test('a refusal repeats nothing that the call held', async () => {
    const { post, token, events } = rig()
    const authorization = await token()
    const marked = fc.string().map(text => `${mark}${text}`)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(order)), marked, async (name, value) => {
        const response = await post(
          detailPath,
          { ...order, [name]: value, [value]: value },
          { authorization },
        )
        // The requested form is part of a transcript, and only of that.
        if (response.status !== 200) expect(await response.text()).not.toContain(mark)
        expect(JSON.stringify(events.at(-1))).not.toContain(mark)
      }),
      { numRuns },
    )
  })

  test('the token call grants a token for the credentials and for nothing else', async () => {
    const { sandbox } = rig()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(credentials)), fc.string(), async (name, value) => {
        const fields = { ...credentials, [name]: value }
        const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        })
        expect(response.status === 200).toBe(
          Object.entries(credentials).every(([key, want]) => Object(fields)[key] === want),
        )
      }),
      { numRuns },
    )
  })

  test('the header Sandbox-Fault is understood or refused, whatever it holds', async () => {
    const { post, token } = rig()
    const authorization = await token()
    const header = fc.array(
      fc.constantFrom(
        'slow',
        'html-body',
        'times',
        'ms',
        '=',
        ';',
        ' ',
        '1',
        '0',
        'always',
        '-1',
        '1e3',
        'x',
      ),
    )
    await fc.assert(
      fc.asyncProperty(header, async words => {
        const response = await post(detailPath, order, { authorization, 'sandbox-fault': words.join('') })
        expect([200, 400]).toContain(response.status)
        await response.text()
      }),
      { numRuns },
    )
  })
})
