import { expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const tagManager = { id: 'GTM-TEST1', url: 'https://tags.example', origins: ['https://collect.example'] }
const policyOf = (headers: Record<string, string>) => headers['content-security-policy']!

it('lets the tag manager run by a nonce that is another with every answer, beside a page that is the same', async () => {
  const pages = makePages({ tagManager })
  const [first, second] = [await pages.get('/'), await pages.get('/')]
  expect(String(first.body)).toBe(String(second.body))
  const nonces = [first, second].map(({ headers }) => /nonce;desc="([^"]+)"/.exec(headers['server-timing']!)![1]!)
  expect(new Set(nonces).size).toBe(2)
  expect(policyOf(first.headers)).toContain(`'nonce-${nonces[0]}' https://tags.example https://collect.example`)
  expect(policyOf(first.headers)).toMatch(/connect-src [^;]* https:\/\/collect\.example/)
})

it('is in no page of a house that has none', async () => {
  const { headers, body } = await makePages().get('/')
  expect(headers).not.toHaveProperty('server-timing')
  expect(policyOf(headers)).not.toContain('nonce-')
  expect(String(body)).not.toContain('tagManager')
})
