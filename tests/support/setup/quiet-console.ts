import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** Fails each test in which React, the browser or our own code says something nobody expected. */
const said: string[] = []

for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  console[level] = (...words: unknown[]) => void said.push(`${level}: ${format(...words)}`)
}

function expectSilence(): void {
  expect(said.splice(0), 'a test leaves the console silent, or says by a spy what it expects').toEqual([])
}

afterEach(expectSilence)
afterAll(expectSilence)
