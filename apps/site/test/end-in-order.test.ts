import { silentLogger } from '@baize/kit'
import { expect, it } from 'vitest'
import { endInOrder } from '../src/end-in-order.ts'

it('ends every part, whatever becomes of those before it, and tells of what did not end in order', async () => {
  const ended: string[] = []
  const told: unknown[] = []
  const logger = {
    ...silentLogger,
    error: (_message: string, _error: unknown, about?: object) => void told.push(about),
  }
  const part = (name: string, end: () => Promise<void>) => ({ name, end: () => (ended.push(name), end()) })
  const parts = [
    part('fails', () => Promise.reject(new Error('no'))),
    part('hangs', () => new Promise(() => undefined)),
    part('is well', () => Promise.resolve()),
  ]
  await endInOrder(parts, logger, 50)
  expect(ended).toEqual(['fails', 'hangs', 'is well'])
  expect(told).toEqual([{ part: 'fails' }, { part: 'hangs' }])
})
