import { operations } from '@baize/contract'
import { expect, it } from 'vitest'
import { servedOperations } from '../../apps/platform/src/api/handlers/index.ts'

it('everything of the player’s own is served', () => {
  const served: readonly string[] = servedOperations
  const missing = Object.values(operations).filter(
    ({ name, path }) => path.startsWith('/api/player/') && !served.includes(name),
  )
  expect(missing).toEqual([])
})
