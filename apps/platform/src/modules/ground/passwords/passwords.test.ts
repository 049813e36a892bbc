import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { NOBODYS_HASH, hashPassword, isPasswordCorrect } from './passwords.ts'

const asker = { network: '203.0.113.1', isKnown: false }

it('hashes with argon2id and the OWASP parameters, salted anew each time', async () => {
  const [first, second] = await Promise.all([hashPassword('secret1', asker), hashPassword('secret1', asker)])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

it('knows the password, to the letter', async () => {
  const stored = await hashPassword('Pässwörd ', asker)
  expect(await isPasswordCorrect(stored, 'Pässwörd ', asker)).toBe(true)
  expect(await isPasswordCorrect(stored, 'pässwörd ', asker)).toBe(false)
  expect(await isPasswordCorrect(stored, 'Pässwörd', asker)).toBe(false)
})

it('knows a password kept with dearer parameters', async () => {
  expect(await isPasswordCorrect(await hash('secret1', { memoryCost: 20_000, timeCost: 3 }), 'secret1', asker)).toBe(
    true,
  )
})

it('says no for an account without a password, after the same work as for any other', async () => {
  expect(await isPasswordCorrect(null, '', asker)).toBe(false)
  const [, algorithm, version, parameters, salt, output] = (await hashPassword('secret1', asker)).split('$')
  expect(NOBODYS_HASH.split('$').slice(0, 4)).toEqual(['', algorithm, version, parameters])
  expect(
    NOBODYS_HASH.split('$')
      .slice(4)
      .map(({ length }) => length),
  ).toEqual([salt!.length, output!.length])
})
