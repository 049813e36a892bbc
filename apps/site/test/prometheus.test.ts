import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestProcess, testDatabase } from '@baize/testkit'
import { describe, expect, it, vi } from 'vitest'
import { pay } from '../../../apps/platform/test/support/money.ts'
import { promtool, startPrometheus, whyNoPrometheus } from '../../../tests/support/prometheus.ts'
import { freePort } from '../../../tests/support/site-process.ts'
import { readConfig } from '../src/config/index.ts'
import { startSite } from '../src/site.ts'

const reason = whyNoPrometheus()
const deploy = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url))
const pages = async () => ({ handle: async () => ({ status: 200, headers: {}, body: 'page' }) })

/** What the dashboard asks for, with the time that Grafana puts in. */
function questions(): string[] {
  const { panels } = JSON.parse(readFileSync(deploy('dashboard.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')))
}

describe.skipIf(reason !== null)(`a real Prometheus${reason ? ` (skipped: ${reason})` : ''}`, () => {
  it('takes the rules, and each calls somebody when its time has come and not before', async () => {
    for (const options of [
      ['check', 'rules', deploy('alerts.yml')],
      ['test', 'rules', deploy('alerts.test.yml')],
    ])
      expect(await promtool(options)).toMatchObject({ isContent: true, said: expect.stringContaining('SUCCESS') })
    const names = (file: string) => new Set(readFileSync(deploy(file), 'utf8').match(/\bBaize\w+/g))
    expect(names('alerts.test.yml')).toEqual(names('alerts.yml'))
  })

  it('reads every figure that the rules and the dashboard ask a running site for', async () => {
    await using database = await testDatabase()
    {
      await using before = await startTestProcess(database, {})
      await pay(database.pool, await before.player(), 1000n)
    }
    const dataDir = await mkdtemp(join(tmpdir(), 'baize-prometheus-'))
    const config = readConfig({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      HOUSE_MODE: 'demo',
      SANDBOX: 'off',
      DESK: 'off',
      METRICS_PORT: String(await freePort()),
    })
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const site = await startSite(config, pages)
    try {
      expect((await fetch(`http://127.0.0.1:${config.port}/api/ping`)).status).toBe(200)
      const figures = await (await fetch(`http://127.0.0.1:${config.metrics!.port}/metrics`)).text()
      expect(await promtool(['check', 'metrics'], figures)).toEqual({ isContent: true, said: '' })
      await using prometheus = await startPrometheus(config.metrics!.port, deploy('alerts.yml'))
      const asks = async (query: string) =>
        (await prometheus.ask<{ result: unknown[] }>('query', { query })).result.length
      await vi.waitFor(async () => expect(await asks('rate(process_cpu_seconds_total[1m])')).toBe(1), {
        timeout: 20_000,
      })
      const all = questions().join('\n') + readFileSync(deploy('alerts.yml'), 'utf8')
      const names = [...new Set(all.match(/\b(?:baize|process|nodejs)_[a-z0-9_]+/g))]
      expect(names.length).toBeGreaterThan(15)
      const missing: string[] = []
      for (const name of names) if ((await asks(name)) === 0) missing.push(name)
      expect(missing).toEqual([])
      // Of answers that fail there are none.
      for (const question of questions())
        expect(await asks(question), question).toBeGreaterThan(question.includes('5..') ? -1 : 0)
      const rules = async () => {
        const { groups } = await prometheus.ask<{ groups: { rules: { health: string; state: string }[] }[] }>('rules')
        return groups.flatMap(({ rules: held }) => held.map(({ health, state }) => `${health} ${state}`))
      }
      await vi.waitFor(async () => expect(new Set(await rules())).toEqual(new Set(['ok inactive'])), {
        timeout: 20_000,
      })
    } finally {
      await site.stop()
      vi.restoreAllMocks()
      await rm(dataDir, { recursive: true, force: true })
    }
  }, 120_000)
})
