/** What a browser lets a page do with the sandbox, and what it refuses. The sandbox's part of it: test/unit/sandbox/cross-origin.test.ts. */
import { describe, expect, inject, test } from 'vitest'

const { authUrl, baseUrl, transcriptDetailPath, clientId, clientSecret, scope, companyId, testTaxpayers } =
  inject('account')

const form = new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
  scope,
}).toString()
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function post(more: RequestInit & { readonly headers?: Record<string, string> }): Promise<Response> {
  const granted: unknown = await (
    await fetch(`${authUrl}/token`, { method: 'POST', headers: formType, body: form })
  ).json()
  const [taxpayer] = testTaxpayers
  return fetch(`${baseUrl}${transcriptDetailPath}`, {
    method: 'POST',
    body: JSON.stringify({ companyId, tin: taxpayer?.tin, ...taxpayer?.transcripts[0] }),
    ...more,
    headers: {
      authorization: `Bearer ${Object(granted).access_token}`,
      euid: companyId,
      'content-type': 'application/json',
      ...more.headers,
    },
  })
}

/** What becomes of a token call that a page of no origin makes: its status, or the name of its error. */
async function fromNoOrigin(): Promise<unknown> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  const call = `fetch('${authUrl}/token', { method: 'POST', headers: ${JSON.stringify(formType)}, body: '${form}' })`
  const reported = `${call}.then(answer => answer.status, error => error.name).then(what => parent.postMessage({ what, origin }, '*'))`
  frame.srcdoc = `<script>${reported}</script>`
  const message = new Promise<unknown>(resolve => {
    const heard = (event: MessageEvent): void => {
      if (event.source !== frame.contentWindow) return
      removeEventListener('message', heard)
      resolve(event.data)
    }
    addEventListener('message', heard)
  })
  document.body.append(frame)
  const data = await message
  frame.remove()
  return data
}

describe('a page of another origin on this machine', () => {
  test('gets through with the headers of a call, and reads what it may', async () => {
    expect(location.origin).not.toBe(new URL(baseUrl).origin)
    const answer = await post({ headers: { 'sandbox-fault': 'rate-limited; retry-after=3; times=always' } })
    expect(answer.status).toBe(429)
    expect([...answer.headers.keys()].sort()).toEqual([
      'content-length',
      'content-type',
      'retry-after',
      'sandbox-choice',
      'sandbox-fault',
    ])
  })

  test('reads why a token is not taken', async () => {
    const answer = await post({ headers: { authorization: 'Bearer another' } })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ])
  })

  test.each([
    ['another header', { headers: { 'x-other': '1' } }],
    ['another method', { method: 'PUT' }],
    ['cookies', { credentials: 'include' }],
  ] as const)('is refused with %s', async (_, more) => {
    await expect(post(more)).rejects.toThrow(TypeError)
  })
})

test('a page of no origin is refused', async () => {
  expect(await fromNoOrigin()).toEqual({ what: 'TypeError', origin: 'null' })
})
