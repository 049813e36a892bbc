import { startTestProcess, testConfig, testDatabase, type TestDatabase, type TestProcess } from '@baize/testkit'
import { Centrifuge } from 'centrifuge'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Centrifugo, startCentrifugo, whyNoCentrifugo } from '../../../../tests/support/centrifugo.ts'

const reason = await whyNoCentrifugo()

describe.skipIf(reason !== null)(`two processes at a real Centrifugo${reason ? ` (skipped: ${reason})` : ''}`, () => {
  let centrifugo: Centrifugo
  let database: TestDatabase
  let here: TestProcess
  let there: TestProcess
  beforeAll(async () => {
    database = await testDatabase()
    const config = testConfig()
    centrifugo = await startCentrifugo(config.tokenSecret)
    here = await startTestProcess(database, { config, ports: { centrifugo: centrifugo.api } })
    there = await startTestProcess(database, { config, ports: { centrifugo: centrifugo.api } })
  })
  afterAll(async () => {
    await there[Symbol.asyncDispose]()
    await here[Symbol.asyncDispose]()
    await centrifugo[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  })

  async function open(token: string) {
    const client = new Centrifuge(centrifugo.socketUrl, { websocket: WebSocket, token })
    const ended = new Promise<number>((resolve) => client.on('disconnected', ({ code }) => resolve(code)))
    client.connect()
    await client.ready()
    return { client, ended, [Symbol.dispose]: () => client.disconnect() }
  }

  it('ends every socket of a closed session, for good, and no other socket of the player', async () => {
    const anna = await here.player()
    const body = { login: anna.email, password: anna.password }
    const phone = await there.visitor().call('createSession', { body })
    using first = await open(phone.accessToken)
    using second = await open(phone.accessToken)
    using kept = await open(anna.token)
    await anna.call('closeSession', { params: { id: phone.sessionId } })
    expect(await Promise.all([first.ended, second.ended])).toEqual([3500, 3500])
    expect(kept.client.state).toBe('connected')
  })

  it('ends a socket that was opened again with the token of a closed session', async () => {
    const anna = await here.player()
    await anna.call('logout', {})
    using back = await open(anna.token)
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '% notices'`,
    )
    expect(await back.ended).toBe(3500)
  })

  it('carries what one process did to a page, whichever process relays it', async () => {
    const anna = await here.player()
    using page = await open(anna.token)
    const heard: unknown[] = []
    const subscription = page.client.newSubscription(`player:profile#${anna.id}`)
    subscription.on('publication', ({ data }) => heard.push(data))
    subscription.subscribe()
    await subscription.ready()
    const elsewhere = there.visitor({ token: anna.token })
    await elsewhere.call('updateProfile', { body: { city: 'Hamburg' } })
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'player.updated' }]), { timeout: 10_000 })
  })

  it('lets nobody into the channel of a session', async () => {
    const [anna, eve] = [await here.player(), await here.player()]
    using page = await open(eve.token)
    const subscription = page.client.newSubscription(`session:${anna.sessionId}`)
    const ended = new Promise<number>((resolve) => subscription.on('unsubscribed', ({ code }) => resolve(code)))
    subscription.subscribe()
    expect(await ended).toBe(103)
  })
})
