import { readFileSync } from 'node:fs'
import { silentLogger } from '@baize/kit'
import { expect, it } from 'vitest'
import { createMetrics } from '../src/metrics/metrics.ts'

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

/** Names of every figure that a process serves. */
async function served(): Promise<Set<string>> {
  const nothing = {
    outbox: { waiting: 0, oldestSeconds: 0 },
    facts: { unnumbered: 0, consumers: [] },
    jobs: [],
    queues: [],
    house: [],
  }
  const platform = { measure: async () => nothing, socketsCount: () => 0 }
  const { registry } = createMetrics({ platform, pools: {}, logger: silentLogger })
  return new Set((await registry.getMetricsAsJSON()).map(({ name }) => name))
}

it.each(['alerts.yml', 'dashboard.json'])('%s asks only for figures that there are', async (file) => {
  const known = await served()
  const asked = new Set(
    [...read(file).matchAll(/\b(?:baize|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(asked.size).toBeGreaterThan(5)
  expect([...asked].filter((name) => !known.has(name))).toEqual([])
})
