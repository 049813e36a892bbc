import { readFile } from 'node:fs/promises'
import { ManualClock, signRequest } from '@baize/kit'
import { describe, expect, it } from 'vitest'
import { createSignatureGuard } from './guard.ts'
import { createNonceMemory } from './nonces.ts'

const SECRET = 'a secret of the studio'
const START = new Date('2026-11-21T10:00:00Z')

function callAt(
  clock: ManualClock,
  over: { nonce?: string; body?: string; secret?: string; sender?: string; isKeyed?: boolean } = {},
) {
  const timestamp = String(clock.now().getTime())
  const nonce = over.nonce ?? 'nonce-of-the-call'
  const request = { timestamp, nonce, method: 'POST', path: '/seamless/v1/bet', body: '{"a":1}' }
  return {
    method: 'POST',
    path: request.path,
    body: over.body ?? request.body,
    isKeyed: over.isKeyed ?? true,
    headers: {
      'x-provider': over.sender ?? 'studio',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signRequest(over.secret ?? SECRET, request),
    },
  }
}

const isFirst = async () => true

const guardAt = (clock: ManualClock, seenCalls = { isFirst }) =>
  createSignatureGuard(
    { secretsOf: async (sender) => (sender === 'studio' ? [{ secret: SECRET }] : []), noteUse: () => undefined },
    { clock, seenCalls },
  )

describe('a signed call', () => {
  it('is trusted once, and refused when it is sent again while its timestamp is fresh', async () => {
    const clock = new ManualClock(START)
    const guard = guardAt(clock)
    const call = callAt(clock)
    expect(await guard(call)).toEqual({ kind: 'trusted', sender: 'studio' })
    clock.advance(60_000)
    expect(await guard(call)).toEqual({ kind: 'refused', message: 'the nonce was used before' })
    clock.advance(1)
    expect(await guard(call)).toEqual({ kind: 'refused', message: 'the timestamp is more than a minute off' })
  })

  it('sent ahead of time cannot be replayed at the end of its life', async () => {
    const clock = new ManualClock(START)
    const guard = guardAt(clock)
    const early = callAt(new ManualClock(new Date(START.getTime() + 60_000)))
    expect((await guard(early)).kind).toBe('trusted')
    clock.advance(120_000)
    expect(await guard(early)).toEqual({ kind: 'refused', message: 'the nonce was used before' })
  })

  it('is refused when its body, its secret or its sender is not the one signed for', async () => {
    const clock = new ManualClock(START)
    const guard = guardAt(clock)
    expect(await guard(callAt(clock, { body: '{"a":2}' }))).toMatchObject({ message: 'the signature does not match' })
    expect(await guard(callAt(clock, { secret: 'guessed' }))).toMatchObject({ message: 'the signature does not match' })
    expect(await guard(callAt(clock, { sender: 'stranger' }))).toMatchObject({ message: 'the sender is not known' })
  })

  it('without a key of its own is refused when another process has seen it', async () => {
    const clock = new ManualClock(START)
    const seenElsewhere = { isFirst: async () => false }
    expect(await guardAt(clock, seenElsewhere)(callAt(clock, { isKeyed: false }))).toMatchObject({ kind: 'refused' })
    expect(await guardAt(clock, seenElsewhere)(callAt(clock, { isKeyed: true }))).toMatchObject({ kind: 'trusted' })
    expect(await guardAt(clock)(callAt(clock, { isKeyed: false }))).toMatchObject({ kind: 'trusted' })
  })

  it('that is forged does not use up a nonce', async () => {
    const clock = new ManualClock(START)
    const guard = guardAt(clock)
    expect((await guard(callAt(clock, { body: 'forged' }))).kind).toBe('refused')
    expect((await guard(callAt(clock))).kind).toBe('trusted')
  })
})

describe('the memory of nonces', () => {
  it('takes no more when it is full, and serves again a lifetime later', () => {
    const memory = createNonceMemory(1000, 2)
    expect(['a', 'b', 'c'].map((key) => memory.claim(key, 0))).toEqual(['fresh', 'fresh', 'full'])
    expect(memory.claim('c', 1000)).toBe('fresh')
    expect(memory.claim('a', 1000)).toBe('used')
    expect(memory.claim('a', 3000)).toBe('fresh')
  })
})

describe('the page for studios', () => {
  it('shows an example whose signature is right', async () => {
    const page = await readFile(new URL('../../../../../../docs/seamless-wallet.md', import.meta.url), 'utf8')
    const example =
      /secret `(\S+)`, timestamp `(\d+)`, nonce `(\w+)`, path `(\S+)` and body `(.+?)` the signature is `(\w+)`/
    const [, secret, timestamp, nonce, path, body, signature] = example.exec(page)!
    expect(
      signRequest(secret!, { timestamp: timestamp!, nonce: nonce!, method: 'POST', path: path!, body: body! }),
    ).toBe(signature)
  })
})
