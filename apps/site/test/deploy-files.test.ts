import { readFileSync } from 'node:fs'
import { silentLogger } from '@baize/kit'
import { describe, expect, it } from 'vitest'
import { checkProduction, readConfig } from '../src/config/index.ts'
import { VARIABLES } from '../src/config/variables.ts'
import { createMetrics } from '../src/metrics/metrics.ts'

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

const SECRET = 'a-secret-for-tests-only-0123456789abcdef'

/** What operators keep in the Secret `house`, and in `.env` beside the file of Compose. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://house_site:word@db.example/house',
  TOKEN_SECRET: SECRET,
  PROVIDER_SECRET: SECRET,
  DOCUMENT_KEYS: `2026a:${Buffer.alloc(32).toString('base64')}`,
  DOCUMENT_BUCKET_KEY_ID: 'id',
  DOCUMENT_BUCKET_SECRET: 'secret',
  CENTRIFUGO_API_KEY: 'key',
}
const WORDS: Readonly<Record<string, string>> = {
  ...SECRETS,
  SITE: 'play.example',
  SITE_WORD: 'word',
  OWNER_WORD: 'word',
  MAIL_FROM: 'Play <no-reply@play.example>',
  OPERATOR_EMAIL: 'desk@play.example',
}

/** Variables of a block of ours, which names one a line at this depth, as the program gets them. */
function variablesIn(block: string, depth: number): Record<string, string> {
  const lines = block.matchAll(new RegExp(`^ {${depth}}([A-Z][A-Z_]+): (.+)$`, 'gm'))
  const plain = (text: string) =>
    text.replace(/^'(.*)'$/, '$1').replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) => WORDS[name] ?? '')
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, plain(value!)]))
}

/** The lines of one service of Compose. */
const serviceIn = (compose: string, name: string) =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)![1]!

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

describe('the files for containers', () => {
  const settings = variablesIn(read('kubernetes/settings.yml'), 2)
  const site = read('kubernetes/site.yml')
  const composed = variablesIn(serviceIn(read('compose.yml'), 'site'), 6)

  it.each([
    ['Kubernetes', { ...settings, ...SECRETS }],
    ['Compose', composed],
  ])('set up a site that production takes, by variables that it knows: %s', (_, given) => {
    const environment = { NODE_ENV: 'production', DATA_DIR: '/data', BIND: '0.0.0.0', ...given }
    expect(Object.keys(given).filter((name) => !VARIABLES.some((known) => known === name))).toEqual([])
    const config = readConfig(environment)
    expect(() => checkProduction(config, environment)).not.toThrow()
    expect(config).toMatchObject({ mode: 'production', port: 3000, sandbox: { mode: 'off' } })
    expect(config.desk).toEqual({ host: '0.0.0.0', port: 3200 })
    expect(config.metrics).toEqual({ host: '0.0.0.0', port: 9400 })
    expect(config.centrifugo?.apiUrl).toBe('http://centrifugo:8000/api')
  })

  it('name in the settings every secret that the site is given', () => {
    for (const name of Object.keys(SECRETS)) expect(read('kubernetes/settings.yml')).toContain(name)
  })

  it('open the ports that the site listens on, and no others', () => {
    const portsIn = (found: RegExp) => new Set([...site.matchAll(found)].map(([, port]) => port))
    const own = new Set([settings.PORT, settings.DESK_PORT, settings.METRICS_PORT])
    expect(portsIn(/containerPort: (\d+)$/gm)).toEqual(own)
    // Of the network policy.
    expect(portsIn(/^ {8}- port: (\d+)$/gm)).toEqual(own)
    expect(composed.PORT ?? '3000').toBe(settings.PORT)
    expect(read('Caddyfile')).toContain(`reverse_proxy site:${settings.PORT}`)
  })

  it('wait for longer than a process drains and ends', () => {
    const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(site)![1])
    expect(grace).toBeGreaterThan(Number(settings.DRAIN_SECONDS) + 10)
    expect(Number(settings.DRAIN_SECONDS)).toBeGreaterThanOrEqual(
      2 * Number(/ping\n.*\n +periodSeconds: (\d+)/.exec(site)![1]),
    )
    expect(/stop_grace_period: (\d+)s/.exec(read('compose.yml'))![1]).toBe('15')
  })

  it('give Centrifugo the channels that its page says', () => {
    const page = readFileSync(new URL('../../../docs/realtime.md', import.meta.url), 'utf8')
    const said = JSON.parse(/```json\n([^]*?)```/.exec(page)![1]!) as Record<string, unknown>
    const given = JSON.parse(read('centrifugo.json')) as Record<string, unknown>
    expect(given.channel).toEqual(said.channel)
    expect(given.websocket).toEqual(said.websocket)
  })

  it('take away what visitors say of themselves in the name of an edge', () => {
    for (const name of ['Cf-Ipcountry', 'Traceparent']) expect(read('Caddyfile')).toContain(`request_header -${name}`)
  })
})
