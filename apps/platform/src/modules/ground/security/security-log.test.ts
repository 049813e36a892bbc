import { type LogFields, ManualClock, silentLogger } from '@baize/kit'
import { expect, it } from 'vitest'
import { createSecurityLog } from './index.ts'

function start() {
  const lines: (LogFields | undefined)[] = []
  const clock = new ManualClock(new Date('2026-01-02T03:04:05Z'))
  const logger = {
    ...silentLogger,
    warn: (message: string, fields?: LogFields) => void lines.push({ message, ...fields }),
  }
  return { lines, clock, security: createSecurityLog({ logger, clock }) }
}

it('writes an event with the network it came from, not the address', () => {
  const { lines, security } = start()
  security.record('sign_in_failed', { address: '2001:db8:1:2:3:4:5:6', operation: 'createSession' })
  expect(lines).toMatchObject([
    { message: 'security', event: 'sign_in_failed', network: '2001:db8:1:2', operation: 'createSession' },
  ])
})

it('counts a flood whole, writes its beginning, and says later how much it left out', () => {
  const { lines, clock, security } = start()
  for (let attempt = 0; attempt < 1000; attempt++) security.record('throttled', { address: '10.0.0.1' })
  security.record('signature_forged', { operation: '/seamless/v1/bet' })
  expect(security.counts()).toMatchObject({ throttled: 1000, signature_forged: 1, sign_in_failed: 0 })
  expect(lines).toHaveLength(21)
  clock.advance(1000)
  security.record('throttled', { address: '10.0.0.1' })
  expect(lines.at(-1)).toMatchObject({ event: 'throttled', unwritten: 980 })
})
