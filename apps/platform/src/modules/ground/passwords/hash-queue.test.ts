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

const stranger = (network: string) => ({ network, isKnown: false })
const known = (network: string) => ({ network, isKnown: true })

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs no more at once than it may, in the order of arrival', async () => {
  const queue = new HashQueue({ concurrencyMax: 2, waitingMax: 10, perNetworkMax: 10 })
  const tasks = [task(), task(), task(), task()]
  const results = tasks.map(({ work }) => queue.run(stranger('a'), work))
  await settled()
  expect(tasks.map(({ state }) => state.isStarted)).toEqual([true, true, false, false])
  tasks[1]!.end('b')
  await settled()
  expect(tasks.map(({ state }) => state.isStarted)).toEqual([true, true, true, false])
  for (const [index, { end }] of tasks.entries()) end(String(index))
  expect(await Promise.all(results)).toEqual(['0', 'b', '2', '3'])
})

it('refuses at once what finds the queue full, and takes work again when there is room', async () => {
  const queue = new HashQueue({ concurrencyMax: 1, waitingMax: 1, perNetworkMax: 1 })
  const [running, waiting, late] = [task(), task(), task()]
  const first = queue.run(stranger('a'), running.work)
  const second = queue.run(stranger('a'), waiting.work)
  await expect(queue.run(stranger('a'), late.work)).rejects.toMatchObject({
    reason: 'too_many_requests',
    retryAfterSeconds: 1,
  })
  expect(late.state.isStarted).toBe(false)
  running.end('a')
  waiting.end('b')
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  late.end('c')
  expect(await queue.run(stranger('a'), late.work)).toBe('c')
})

it('goes on after work that failed', async () => {
  const queue = new HashQueue({ concurrencyMax: 1, waitingMax: 1, perNetworkMax: 1 })
  const failing = task()
  const outcome = queue.run(stranger('a'), failing.work)
  failing.fail(new Error('no memory'))
  await expect(outcome).rejects.toThrow('no memory')
  expect(await queue.run(stranger('a'), async () => 'next')).toBe('next')
})

it('lets networks take turns, so that a flood from one waits for itself', async () => {
  const queue = new HashQueue({ concurrencyMax: 1, waitingMax: 10, perNetworkMax: 3 })
  const order: string[] = []
  const begin = (network: string) => queue.run(stranger(network), async () => void order.push(network))
  const running = task()
  const all = [queue.run(stranger('x'), running.work), begin('flood'), begin('flood'), begin('flood'), begin('anna')]
  await expect(begin('flood')).rejects.toMatchObject({ reason: 'too_many_requests' })
  running.end('')
  await Promise.all(all)
  expect(order).toEqual(['flood', 'anna', 'flood', 'flood'])
})

it('takes the known first, and a stranger now and then', async () => {
  const queue = new HashQueue({ concurrencyMax: 1, waitingMax: 3, perNetworkMax: 3 })
  const order: string[] = []
  const running = task()
  const first = queue.run(stranger('x'), running.work)
  const strangers = ['s1', 's2', 's3'].map((it) => queue.run(stranger(it), async () => void order.push(it)))
  await expect(queue.run(stranger('s4'), async () => '')).rejects.toMatchObject({ reason: 'too_many_requests' })
  const friends = ['k1', 'k2', 'k3'].map((it) => queue.run(known(it), async () => void order.push(it)))
  running.end('')
  await Promise.all([first, ...strangers, ...friends])
  expect(order.slice(0, 4)).toEqual(['k1', 'k2', 'k3', 's1'])
})
