import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { CentrifugoPublisher } from '../../src/realtime/index.ts'
import { until } from './realtime-site.ts'

interface Call {
  method: string | undefined
  url: string | undefined
  key: string | string[] | undefined
  body: unknown
}

type Answer = { status?: number; body: unknown } | 'never'

/** Stands in for a Centrifugo server's HTTP API: records calls and answers as told. */
async function startApi(answer: (call: Call) => Answer | Promise<Answer>) {
  const calls: Call[] = []
  const server = createServer((request, response) => void serve(request, response))
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request
    const call = { method, url, key: headers['x-api-key'], body: await readJson(request) }
    calls.push(call)
    const reply = await answer(call)
    if (reply === 'never') return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    calls,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

const accept = ({ body }: Call): Answer => {
  const { commands } = body as { commands?: unknown[] }
  return { body: commands ? { replies: commands.map(() => ({ publish: {} })) } : { result: {} } }
}

describe('an audience at a Centrifugo server', () => {
  const listening = (names: string[]) => ({
    body: { result: { channels: Object.fromEntries(names.map((name) => [name, { num_clients: 1 }])) } },
  })

  it('is asked for by the beginning of the name, once in a while', async () => {
    await using api = await startApi(() => listening(['game:winners:mobile:DE', 'other:game:winners:']))
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    const asked = await Promise.all([publisher.watched('game:winners:'), publisher.watched('game:winners:')])
    expect(asked).toEqual([['game:winners:mobile:DE'], ['game:winners:mobile:DE']])
    expect(api.calls.map(({ url, body }) => [url, body])).toEqual([['/api/channels', { pattern: 'game:winners:*' }]])
  })

  it('is asked for again after a failure', async () => {
    const answers: Answer[] = [{ status: 500, body: 'oops' }, { body: { error: { code: 100, message: 'internal' } } }]
    await using api = await startApi(() => answers.shift() ?? listening([]))
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    await expect(publisher.watched('game:winners:')).rejects.toThrow('500')
    await expect(publisher.watched('game:winners:')).rejects.toThrow('internal')
    expect(await publisher.watched('game:winners:')).toEqual([])
  })

  it('hears the same on all channels by one call, and a repeat once', async () => {
    await using api = await startApi(() => ({ body: { result: { responses: [] } } }))
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    const channels = ['game:winners:mobile:DE', 'game:winners:desktop:DE']
    await publisher.broadcast(channels, { event: 'game.winner' }, 'winner:1')
    expect(api.calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/broadcast', { channels, data: { event: 'game.winner' }, idempotency_key: 'winner:1' }],
    ])
  })
})

describe('publishing through a Centrifugo server', () => {
  it('sends one publication with the key of the API', async () => {
    await using api = await startApi(accept)
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })

    await publisher.publish('tournaments', { event: 'tournament.completed' }, 'row-7')

    expect(api.calls).toEqual([
      {
        method: 'POST',
        url: '/api/publish',
        key: 'secret',
        body: { channel: 'tournaments', data: { event: 'tournament.completed' }, idempotency_key: 'row-7' },
      },
    ])
  })

  it('sends what is published together in order and in one call, up to the bound', async () => {
    await using api = await startApi(accept)
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret', batchMax: 3 })

    await Promise.all([1, 2, 3, 4].map((n) => publisher.publish('tournaments', { event: 'e', n })))

    const publish = (n: number) => ({ channel: 'tournaments', data: { event: 'e', n } })
    expect(api.calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/batch', { commands: [1, 2, 3].map((n) => ({ publish: publish(n) })) }],
      ['/api/publish', publish(4)],
    ])
  })

  it('has one call under way and gathers what comes meanwhile', async () => {
    let release = () => {}
    await using api = await startApi(async (call) => {
      if (call.url === '/api/publish') await new Promise<void>((resolve) => (release = resolve))
      return accept(call)
    })
    let started = 0
    const publisher = new CentrifugoPublisher({
      apiUrl: api.apiUrl,
      apiKey: 'secret',
      fetch(...call) {
        started += 1
        return fetch(...call)
      },
    })
    const first = publisher.publish('tournaments', { n: 1 })
    await until(() => api.calls.length === 1)
    const later = [2, 3].map((n) => publisher.publish('tournaments', { n }))
    await new Promise((resolve) => setImmediate(resolve))
    expect(started).toBe(1)
    release()
    await Promise.all([first, ...later])
    expect(api.calls.map(({ url }) => url)).toEqual(['/api/publish', '/api/batch'])
  })

  it('rejects just the publication that is refused', async () => {
    await using api = await startApi(() => ({
      body: { replies: [{ publish: {} }, { error: { code: 102, message: 'unknown channel' } }] },
    }))
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    const [good, bad] = await Promise.allSettled([publisher.publish('tournaments', {}), publisher.publish('x:y', {})])
    expect(good.status).toBe('fulfilled')
    expect(bad).toMatchObject({ reason: { message: 'Centrifugo refused with 102: unknown channel' } })
  })

  it.each([
    [102, true],
    [107, true],
    [108, true],
    [100, false],
    [111, false],
  ])('says of a refusal with %i whether it is for good: %s', async (code, isFinal) => {
    await using api = await startApi(() => ({ body: { error: { code, message: 'no' } } }))
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    const failure = await publisher.publish('x:y', {}).catch((error: unknown) => error)
    expect(failure).toMatchObject({ isFinal })
  })

  it.each<[string, Answer, RegExp]>([
    ['refuses with status 200', { body: { error: { code: 100, message: 'internal' } } }, /refused with 100: internal/],
    ['does not know the key', { status: 401, body: '' }, /answered publish with status 401/],
    ['answers with something else', { body: '<html>' }, /JSON/],
    ['answers with no object', { body: '4' }, /something other than an object/],
    ['does not answer', 'never', /timeout|aborted/i],
  ])('rejects when the server %s, so that the outbox keeps the row', async (_, answer, message) => {
    await using api = await startApi(() => answer)
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret', timeoutMs: 200 })
    await expect(publisher.publish('tournaments', {})).rejects.toThrow(message)
  })

  it('rejects all of a batch whose replies are missing, and works again afterwards', async () => {
    let isBroken = true
    await using api = await startApi((call) => (isBroken ? { body: {} } : accept(call)))
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    const failed = await Promise.allSettled([
      publisher.publish('tournaments', {}),
      publisher.publish('tournaments', {}),
    ])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    await publisher.publish('tournaments', {})
  })

  it('rejects when nobody listens', async () => {
    const api = await startApi(accept)
    await api[Symbol.asyncDispose]()
    const publisher = new CentrifugoPublisher({ apiUrl: api.apiUrl, apiKey: 'secret' })
    await expect(publisher.publish('tournaments', {})).rejects.toThrow()
  })
})
