import { operations } from '@baize/contract'
import { withTransaction } from '@baize/database'
import {
  registrationForm,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVisitor,
} from '@baize/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkOf } from '../../src/network.ts'
import { begin, identify, keepAnswer } from '../../src/modules/ground/request-keys/index.ts'
import { codeSentTo, newPhone } from '../support/phones.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

type Way = 'registerByEmail' | 'registerByPhone'
type Form = Record<string, unknown>

let platform: TestPlatform
let post: TestPost
let anna: TestPlayer
let guest: TestVisitor
let key: string
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  anna = await platform.player()
  guest = platform.visitor()
  key = crypto.randomUUID()
})
afterEach(() => platform.pool.query('DROP TRIGGER IF EXISTS dies ON request_key'))

/** A form of this way, with everything that proves it. */
async function formOf(way: Way, over: Form = {}): Promise<Form> {
  if (way === 'registerByEmail') return { ...registrationForm(), ...over }
  const phone = newPhone()
  await guest.call('sendOneTimeCode', { body: { phone, reason: 'registration' } })
  return { ...registrationForm(), phone, code: await codeSentTo(post, platform, phone), ...over }
}

/** Everything of a reply that a repeat must get again. */
async function send(way: Way, form: Form, { by = guest, under = key } = {}) {
  const { path, method } = operations[way]
  const headers = { 'content-type': 'application/json', 'idempotency-key': under }
  const reply = await by.fetch(path, { method, headers, body: JSON.stringify(form) })
  return { status: reply.status, text: await reply.text(), cookies: reply.headers.getSetCookie() }
}

/** The request as the table of keys knows it. */
function requestOf(way: Way, form: Form) {
  const { tokenSecret } = platform.services.config
  const name = { owner: { network: networkOf(guest.address) }, operation: way, key }
  return identify(tokenSecret, name, { body: operations[way].body!.parse(form) })
}

const waitingForPlayers = async () => {
  const { rows } = await platform.pool.query(
    `SELECT 1 FROM pg_locks WHERE relation = 'player'::regclass AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows.length
}

const playersWith = async ({ email }: Form) =>
  (await platform.pool.query('SELECT id FROM player WHERE email = $1', [email])).rows.length

/** The connection that keeps the answer is lost in that moment, as when its process is killed there. */
async function dieAtTheAnswer() {
  await platform.pool.query(`
    CREATE OR REPLACE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN new; END';
    CREATE TRIGGER dies BEFORE UPDATE OF answer ON request_key FOR EACH ROW EXECUTE FUNCTION die()`)
}

describe.each<Way>(['registerByEmail', 'registerByPhone'])('%s under a key', (way) => {
  it('whose process dies while it keeps its answer has left nothing, and its repeat is the first', async () => {
    const form = await formOf(way)
    await dieAtTheAnswer()
    expect((await send(way, form)).status).toBeGreaterThanOrEqual(500)
    platform.reported.length = 0
    expect(await playersWith(form)).toBe(0)
    expect(await post.lettersTo(platform, form.email as string)).toEqual([])
    await platform.pool.query('DROP TRIGGER dies ON request_key')
    const repeated = await send(way, form)
    expect(repeated).toMatchObject({ status: 200, cookies: Array.from({ length: 3 }, () => expect.any(String)) })
    expect(await send(way, form)).toEqual(repeated)
    expect(await playersWith(form)).toBe(1)
    expect(await post.lettersTo(platform, form.email as string)).toHaveLength(1)
  })

  it('whose process died before it is waited for, and then done', async () => {
    const form = await formOf(way)
    await begin(platform.pool, platform.services, requestOf(way, form))
    const waiting = send(way, form)
    platform.clock.advance(30_000)
    expect((await waiting).status).toBe(200)
    expect(await send(way, form)).toEqual(await waiting)
  })

  it('whose first attempt took so long that a repeat took its place answers both alike', async () => {
    const form = await formOf(way)
    const request = requestOf(way, form)
    await begin(platform.pool, platform.services, request)
    platform.clock.advance(30_000)
    // The repeat has the key and looks at the form; meanwhile the first attempt ends, with the e-mail registered.
    const first = { status: 200, headers: { 'set-cookie': [] }, text: `{"data":"the answer of ${key}"}` }
    const { repeated } = await withTransaction(platform.pool, async (tx) => {
      await tx.query('LOCK TABLE player')
      const repeated = send(way, form)
      await expect.poll(waitingForPlayers).toBe(1)
      await tx.query('UPDATE player SET email = $1 WHERE id = $2', [form.email, anna.id])
      await keepAnswer(tx, platform.services, request, first)
      return { repeated }
    })
    expect(await repeated).toMatchObject({ status: 200, text: first.text })
    expect(await send(way, form)).toEqual(await repeated)
  })

  it('that comes twice at once, also with another beside it for the same e-mail, makes one player', async () => {
    const form = await formOf(way)
    const rival = registrationForm({ email: form.email })
    const [first, second, other] = await Promise.all([
      send(way, form),
      send(way, form),
      send('registerByEmail', rival, { by: platform.visitor(), under: `${key}-other` }),
    ])
    expect(await playersWith(form)).toBe(1)
    expect(second).toEqual(first)
    expect(new Set([first.status, other.status])).toEqual(new Set([200, 422]))
    const refused = first.status === 200 ? other : first
    expect(refused.text).toContain('taken')
  })
})

it('refused for its e-mail leaves its key free for the form with another one', async () => {
  const form = await formOf('registerByEmail')
  expect((await send('registerByEmail', form)).status).toBe(200)
  const under = `${key}-second`
  expect((await send('registerByEmail', form, { under })).status).toBe(422)
  expect((await send('registerByEmail', registrationForm(), { under })).status).toBe(200)
})
