import { describe, expect, test } from 'vitest'
import { fetchTask } from '../../../src/queue/fetch-task.ts'
import { QueueError } from '../../../src/queue/queue-error.ts'

function refusal(id: unknown, tenant: unknown = 'acme'): unknown {
  try {
    return fetchTask({ id, tenant } as never)
  } catch (error) {
    return error
  }
}

describe('fetchTask', () => {
  test('takes opaque names, and nothing that stands beside them', () => {
    const given = { id: '3f0c9a5e-1b7d-4c2a-9d1e-5a8b7c6d5e4f', tenant: 'acme.west', tin: '917700001' }
    expect(fetchTask(given)).toEqual({ id: given.id, tenant: 'acme.west' })
    expect(fetchTask({ id: 'a917700001b', tenant: 'x' })).toEqual({ id: 'a917700001b', tenant: 'x' })
    const usable = [`${'1'.repeat(127)}a`, '917700001x', 'x917-70-0001', '91-77000011.a', '9177-70-0001_b']
    for (const name of usable)
      expect(fetchTask({ id: name, tenant: name })).toEqual({ id: name, tenant: name })
  })

  test.each([
    ['a tax id', '917700001'],
    ['a tax id as it is printed', '917-70-0001'],
    ['a tax id of a company', '91-7700001'],
    ['a tax id with a word before it', 'loan-917700001'],
    ['a printed one with a word behind it', '917-70-0001.w2'],
    ['a number', '17'],
    ['a blank text', ''],
    ['other marks, which separate keys of a queue', 'a:b'],
    ['a longer text', 'a'.repeat(129)],
    ['no text', 17],
    ['nothing', undefined],
  ])('refuses %s, and does not show it', (_, name) => {
    for (const error of [refusal(name), refusal('r-1', name ?? null)]) {
      expect(error).toBeInstanceOf(QueueError)
      expect(error).toMatchObject({ code: 'queue/unusable-id' })
      if (String(name).length > 3) expect(String(error)).not.toContain(String(name))
    }
  })

  test('refuses what is no task', () => {
    expect(() => fetchTask(null as never)).toThrow(
      'The id of a task cannot be used in a queue; give up to 128 letters, digits, dots, hyphens and underscores, with a letter among them and no tax id, such as a UUID',
    )
    expect(refusal('r-1', 7)).toMatchObject({
      message: expect.stringContaining('The tenant of a task cannot be used in a queue'),
    })
  })
})
