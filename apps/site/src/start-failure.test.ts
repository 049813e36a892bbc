import { expect, it } from 'vitest'
import { sentenceOf } from './start-failure.ts'

const failure = (fields: Record<string, unknown>, message = 'it failed') => Object.assign(new Error(message), fields)

it.each([
  ['PORT 80 ', failure({ code: 'EACCES', syscall: 'listen', port: 80 })],
  ['PORT 3000 is in use', failure({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 })],
  ['BIND names 192.0.2.1', failure({ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '192.0.2.1' })],
  ['db.example (ENOTFOUND)', failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' })],
  ['The database cannot be used', failure({ code: '28P01' }, 'password authentication failed')],
  ['NODE_EXTRA_CA_CERTS', failure({ code: 'SELF_SIGNED_CERT_IN_CHAIN' })],
  ['npm run migrate', failure({ code: '42501' }, 'permission denied for schema public')],
])('says %s in one sentence', (words, error) => {
  const sentence = sentenceOf(error)
  expect(sentence).toContain(words)
  expect(sentence).toMatch(/^[A-Z].*[^.]\.$/)
})

it('names the company that does not answer, its address and why', () => {
  const refused = failure({ code: 'ECONNREFUSED', syscall: 'connect', address: '127.0.0.1', port: 9 })
  const called = new Error('the feed of acme at https://acme.example', {
    cause: new TypeError('fetch failed', { cause: new AggregateError([failure({}), refused], 'no address answered') }),
  })
  expect(sentenceOf(called)).toBe(
    'The feed of acme at https://acme.example cannot be reached: nothing answers at 127.0.0.1:9 (ECONNREFUSED).',
  )
})

it('leaves what it does not know to its stack', () => {
  expect(sentenceOf(new Error('a fault of ours'))).toBeNull()
  expect(sentenceOf('text')).toBeNull()
})
