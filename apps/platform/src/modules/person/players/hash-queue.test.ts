import { Refusal } from '@baize/kit'
import { expect, it } from 'vitest'
import { HashQueue } from './hash-queue.ts'

/** Work that ends when told. */
function task() {
  let end!: (value: string) => void
  let fail!: (error: Error) => void
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const state = { isStarted: false }
  return { state, end, fail, work: () => ((state.isStarted = true), promise) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs no more at once than it may, in the order of arrival', async () => {
  const queue = new HashQueue({ concurrencyMax: 2, waitingMax: 10 })
  const tasks = [task(), task(), task(), task()]
  const results = tasks.map(({ work }) => queue.run(work))
  await settled()
  expect(tasks.map(({ state }) => state.isStarted)).toEqual([true, true, false, false])
  tasks[1]!.end('b')
  await settled()
  expect(tasks.map(({ state }) => state.isStarted)).toEqual([true, true, true, false])
  for (const [index, { end }] of tasks.entries()) end(String(index))
  expect(await Promise.all(results)).toEqual(['0', 'b', '2', '3'])
})

it('refuses at once what finds the queue full, and takes work again when there is room', async () => {
  const queue = new HashQueue({ concurrencyMax: 1, waitingMax: 1 })
  const [running, waiting, late] = [task(), task(), task()]
  const first = queue.run(running.work)
  const second = queue.run(waiting.work)
  await expect(queue.run(late.work)).rejects.toEqual(new Refusal('too_many_requests'))
  expect(late.state.isStarted).toBe(false)
  running.end('a')
  waiting.end('b')
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  late.end('c')
  expect(await queue.run(late.work)).toBe('c')
})

it('goes on after work that failed', async () => {
  const queue = new HashQueue({ concurrencyMax: 1, waitingMax: 1 })
  const failing = task()
  const outcome = queue.run(failing.work)
  failing.fail(new Error('no memory'))
  await expect(outcome).rejects.toThrow('no memory')
  expect(await queue.run(async () => 'next')).toBe('next')
})
