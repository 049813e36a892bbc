import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { portIsFree } from './port.ts'

it('waits for a predecessor that is about to let go of the port', async () => {
  const predecessor = createServer()
  const port = await new Promise<number>((resolve) =>
    predecessor.listen(0, '127.0.0.1', () => resolve((predecessor.address() as { port: number }).port)),
  )
  let isFree = false
  const waiting = portIsFree(port, '127.0.0.1').then(() => (isFree = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isFree).toBe(false)
  predecessor.close()
  await waiting
  expect(isFree).toBe(true)
})
