import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom, silentLogger, systemClock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSandboxConfig } from '../src/config.ts'
import { createSandbox } from '../src/server.ts'
import type { Feed } from '../src/themes/feed.ts'

let directory: string
let sandbox: FastifyInstance

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-server-'))
  const secret = 'a secret of at least thirty-two characters'
  const config = readSandboxConfig({
    STUDIO_SECRET: secret,
    BETTING_SECRET: secret,
    CASHIER_SECRET: secret,
    GIROWELL_SECRET: secret,
    KIOSKO_SECRET: secret,
    WOBBLE_SECRET: secret,
    MAIL_SECRET: secret,
    TELEPHONE_SECRET: secret,
    GOOGLE_SECRET: secret,
    AUTH0_SECRET: secret,
    TELEGRAM_SECRET: secret,
    SUMSUB_SECRET: secret,
    CHAIN_SECRET: secret,
    GAMSTOP_SECRET: secret,
    BETGUARD_SECRET: secret,
    SPELPAUS_SECRET: secret,
    OASIS_SECRET: secret,
    RATES_SECRET: secret,
    LIVECHAT_SECRET: secret,
    FRESHCHAT_SECRET: secret,
    TRAILHEAD_SECRET: secret,
    SIGNPOST_SECRET: secret,
    DATA_DIR: directory,
  })
  sandbox = await createSandbox(config, { clock: systemClock, random: seededRandom(1), logger: silentLogger })
  await sandbox.ready()
})

afterAll(async () => {
  await sandbox.close()
  rmSync(directory, { recursive: true, force: true })
})

describe('the outside companies', () => {
  it('can play every game the feed lists', async () => {
    const { games } = (await sandbox.inject({ url: '/feed' })).json<Feed>()
    expect(games.length).toBeGreaterThanOrEqual(96)
    for (const { identity, name } of games) {
      const page = await sandbox.inject({ url: `/play/${identity}?mode=demo` })
      expect([identity, page.statusCode]).toEqual([identity, 200])
      expect(page.body).toContain('id="boot"')
      expect(name.length).toBeGreaterThan(0)
      const opened = await sandbox.inject({
        method: 'POST',
        url: '/studio/api/session',
        payload: { mode: 'demo', game: identity },
      })
      const { session, bets } = opened.json().data
      const spun = await sandbox.inject({
        method: 'POST',
        url: '/studio/api/spin',
        payload: { session, bet: bets[0], clientRoundKey: 'first-round' },
      })
      expect([identity, spun.statusCode]).toEqual([identity, 200])
    }
  })

  it('answer the signed interface of the cashier to nobody without a signature', async () => {
    const reply = await sandbox.inject({ method: 'POST', url: '/cashier/v1/payments', payload: {} })
    expect(reply.statusCode).toBe(401)
  })

  it.each(['/', '/nothing', '/play', '/studio/api/other'])('have nothing at %s and say so as JSON', async (url) => {
    const reply = await sandbox.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ status: 'not_found', message: 'Nothing is here.' })
  })

  it('answer when they are alive', async () => {
    expect((await sandbox.inject({ url: '/ping' })).json()).toEqual({ status: 'ok' })
  })
})
