import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type LogFields, silentLogger } from '@baize/kit'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CASHIER, depositBody, FakeCashier } from '../../platform/test/payments/fake-cashier.ts'
import { root, sourceFiles } from '../../../tests/support/sources.ts'
import { startTracing, type Tracing } from '../src/tracing/start-tracing.ts'

/** A span as OTLP has it in JSON. */
interface Told {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** Who hears spans, and what it has heard so far. */
async function openCollector() {
  const heard = { spans: [] as Told[], services: new Set<unknown>(), texts: '' }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.texts += `${request.url} ${request.headers['content-type']} ${body}`
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
        heard.services.add(aboutOf(resource as Told)['service.name'])
        heard.spans.push(...scopeSpans.flatMap(({ spans }: { spans: Told[] }) => spans))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
  return { heard, url, close: () => new Promise((resolve) => server.close(resolve)) }
}

const aboutOf = ({ attributes }: Pick<Told, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

let collector: Awaited<ReturnType<typeof openCollector>>
let tracing: Tracing
let platform: TestPlatform
const told: (string | null)[] = []
const warned: (LogFields | undefined)[] = []
const cashier = new FakeCashier()
beforeAll(async () => {
  collector = await openCollector()
  const logger = { ...silentLogger, warn: (_message: string, fields?: LogFields) => void warned.push(fields) }
  tracing = startTracing({ url: collector.url, service: 'a house', share: 1 }, logger)
  platform = await startTestPlatform({
    companies: [CASHIER],
    services: {
      fetch: tracing.fetch((url, init) => {
        told.push(new Headers(init?.headers).get('traceparent'))
        return cashier.fetch(url, init)
      }),
    },
    register: async (app, { pool }) => {
      tracing.statements(pool)
      tracing.requests(app)
    },
  })
})
afterAll(() => collector.close())

it('sends a call with what it asked of the database and of a company below it, and nothing of a player', async () => {
  const anna = await platform.player()
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const reply = await fetch(`${platform.url}/api/payment/invoices/deposit`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${anna.token}`,
      'content-type': 'application/json',
      'cf-ipcountry': 'DE',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify(await depositBody(anna)),
  })
  expect(reply.status).toBe(200)
  await tracing.job('ask-for-methods', async () => void (await platform.pool.query('SELECT 1')))
  await expect(
    tracing.job('fails', () => Promise.reject(new TypeError(`nobody is called ${anna.email}`))),
  ).rejects.toThrow(anna.email)
  // Calls are over then, and their spans with them.
  await platform[Symbol.asyncDispose]()
  await tracing.stop()

  const { spans, services, texts } = collector.heard
  const [call] = spans.filter((span) => span.traceId === traceId && span.kind === 2)
  expect(call).toMatchObject({ name: 'POST /api/payment/invoices/deposit', parentSpanId: 'b7ad6b7169203331' })
  expect(aboutOf(call!)).toMatchObject({
    'baize.operation': 'createDeposit',
    'baize.request_id': reply.headers.get('x-request-id'),
    'http.response.status_code': 200,
  })
  const below = spans.filter(({ parentSpanId }) => parentSpanId === call!.spanId)
  const order = below.find((span) => aboutOf(span)['baize.company'] === 'cashier')!
  expect(order).toMatchObject({ name: 'POST cashier', traceId })
  expect(told).toContain(`00-${traceId}-${order.spanId}-01`)
  const transaction = below.find(({ name }) => name === 'transaction')!
  expect(aboutOf(transaction)).toMatchObject({ 'db.system.name': 'postgresql', 'baize.outcome': 'commit' })
  expect(Number(aboutOf(transaction)['baize.statements'])).toBeGreaterThan(0)

  const job = spans.find(({ name }) => name === 'job ask-for-methods')!
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).map(({ name }) => name)).toEqual(['SELECT'])
  const failed = spans.find(({ name }) => name === 'job fails')!
  expect([failed.status.code, aboutOf(failed)['error.type']]).toEqual([2, 'TypeError'])

  expect([...services]).toEqual(['a house'])
  expect(texts).toContain('/v1/traces application/json')
  for (const secret of [anna.email, anna.token, anna.id, anna.password, '127.0.0.1', 'INSERT INTO']) {
    expect(texts).not.toContain(secret)
  }
  expect(warned).toEqual([])
})

it('is known to one folder of the site, which is imported only while it runs', () => {
  const importers = sourceFiles().filter(
    (file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && sourceOf(file).includes("'@opentelemetry/"),
  )
  expect(importers.length).toBeGreaterThan(0)
  expect(importers.filter((file) => !file.startsWith('apps/site/src/tracing/'))).toEqual([])
  expect(sourceOf('apps/site/src/site.ts')).not.toMatch(/^import .*tracing\//m)
})
