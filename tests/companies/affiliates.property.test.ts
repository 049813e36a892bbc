import { many } from '@baize/database'
import { type Random, randomToken, seededRandom } from '@baize/kit'
import type { TestPlayer } from '@baize/testkit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { setCompanyEnabled } from '../../apps/platform/src/flows/ground/switch-company.ts'
import { affiliateTallies, tellLeftAffiliates } from '../../apps/platform/src/modules/person/affiliates/index.ts'
import { deposit, startWithCashier } from '../../apps/platform/test/payments/fake-cashier.ts'
import { letConsume } from '../../apps/platform/test/support/let-consume.ts'
import { type AffiliateId, affiliateIds, campaigns, habits } from '../../apps/sandbox/src/affiliates/companies.ts'
import { affiliatesRoutes } from '../../apps/sandbox/src/affiliates/routes.ts'

/** Each is a visitor, a payment, a company that changes how it answers, a lost answer, or time that goes by. */
const STEPS = Number(process.env['AFFILIATE_STEPS'] ?? 120)
const SEED = Number(process.env['AFFILIATE_SEED'] ?? 15)
const MINUTE_MS = 60_000

/** The house and the affiliate companies, each a server of its own, and a line between them that may drop answers. */
async function startWithAffiliates() {
  const secrets = { trailhead: randomToken(48), signpost: randomToken(48) }
  const office = Fastify()
  const at = { url: '', loses: 0 }
  const site = await startWithCashier([], {
    companies: affiliateIds.map((id) => ({
      id,
      kind: 'affiliate' as const,
      url: `http://affiliates.test/affiliates/${id}`,
      secret: secrets[id],
    })),
    fetch: async (url, init) => {
      const answer = await fetch((url as string).replace('http://affiliates.test', at.url), init)
      if (at.loses === 0) return answer
      at.loses -= 1
      await answer.body?.cancel()
      throw new TypeError('fetch failed')
    },
  })
  affiliatesRoutes(office, { secrets, siteOrigin: 'http://localhost:3000', clock: site.platform.clock })
  at.url = await office.listen({ port: 0, host: '127.0.0.1' })
  return { ...site, at, office }
}

type House = Awaited<ReturnType<typeof startWithAffiliates>>

/** What the companies must have in the end, by `company campaign`. */
interface Expected {
  clicks: number
  registrations: number
  firstDeposits: number
}

interface Season {
  house: House
  random: Random
  expected: Map<string, Expected>
  players: { player: TestPlayer; key: string; paid: number }[]
}

async function act({ house, random, expected, players }: Season): Promise<string> {
  const { office, at, platform, report } = house
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)]!
  const company = pick(affiliateIds)
  const does = pick(['visit', 'visit', 'visit', 'pay', 'pay', 'habit', 'loss', 'switch', 'tell', 'tell'] as const)
  if (does === 'visit') {
    const campaign = pick(campaigns)
    const { headers } = await office.inject(`/affiliates/${company}/go/${campaign}`)
    const key = `${company} ${campaign}`
    const sums = expected.get(key) ?? { clicks: 0, registrations: 0, firstDeposits: 0 }
    expected.set(key, sums)
    sums.clicks += 1
    // Some look around and leave.
    if (random.below(4) === 0) return does
    const tag = new URL(headers.location!).searchParams.get('stag')!
    players.push({ player: await platform.player({ form: { affiliateTag: tag } }), key, paid: 0 })
    sums.registrations += 1
  } else if (does === 'pay') {
    const payer = players.at(-1 - random.below(Math.max(1, players.length)))
    if (!payer) return does
    // Days may have gone by since they signed in.
    const { player } = payer
    const body = { login: player.email, password: player.password }
    player.token = (await platform.client('createSession', { body })).accessToken
    const paymentId = await deposit(player)
    await report({ paymentId, status: 'paid' })
    payer.paid += 1
    if (payer.paid === 1) expected.get(payer.key)!.firstDeposits += 1
  } else if (does === 'habit') await setHabit(house, company, pick(habits))
  else if (does === 'loss') at.loses += 1 + random.below(3)
  else if (does === 'switch') await turn(house, company, random.below(2) === 0)
  else {
    await letConsume(platform, affiliateTallies)
    platform.clock.advance(random.below(20) * MINUTE_MS)
    await tellLeftAffiliates(platform.services)
  }
  return does
}

const setHabit = ({ office }: House, company: AffiliateId, habit: string) =>
  office.inject({
    method: 'POST',
    url: `/affiliates/${company}/habit`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `habit=${habit}`,
  })

async function turn({ platform }: House, company: AffiliateId, isEnabled: boolean): Promise<void> {
  await setCompanyEnabled(platform, company, isEnabled)
  platform.services.companies.forget()
}

it(
  `companies have in the end exactly whom they brought, after ${STEPS} steps of late, lost and repeated words`,
  { timeout: 60_000 + STEPS * 500 },
  async () => {
    const house = await startWithAffiliates()
    const { platform, office, at } = house
    try {
      const season: Season = { house, random: seededRandom(SEED), expected: new Map(), players: [] }
      const met = new Set<string>()
      for (let step = 0; step < STEPS; step += 1) met.add(await act(season))

      at.loses = 0
      for (const company of affiliateIds) {
        await setHabit(house, company, 'usual')
        await turn(house, company, true)
      }
      await letConsume(platform, affiliateTallies)
      const waiting = `SELECT next_attempt_at AS at FROM affiliate_postback WHERE state = 'waiting' ORDER BY 1 DESC`
      for (;;) {
        await tellLeftAffiliates(platform.services)
        const [latest] = await many<{ at: Date }>(platform.pool, waiting)
        if (!latest) break
        platform.clock.advance(Math.max(1, latest.at.getTime() - platform.clock.now().getTime()))
      }

      for (const company of affiliateIds) {
        const page = (await office.inject(`/affiliates/${company}`)).body.replaceAll(/\s+/g, ' ')
        for (const campaign of campaigns) {
          const sums = season.expected.get(`${company} ${campaign}`) ?? {
            clicks: 0,
            registrations: 0,
            firstDeposits: 0,
          }
          const line = new RegExp(`<strong>${campaign}</strong>: (\\d+) clicks?, (\\d+) reg[a-z]+, (\\d+) first`)
          const [, ...shown] = line.exec(page)!
          expect([company, campaign, ...shown.map(Number)]).toEqual([company, campaign, ...Object.values(sums)])
        }
      }
      // The house counts the same.
      const owner = await platform.operator({ roles: ['owner'] })
      const figures = await owner.call('listAffiliateFigures', { query: { by: 'month', per: 'company' } })
      const total = (of: (line: (typeof figures)[number]) => number) => figures.reduce((sum, line) => sum + of(line), 0)
      expect(total(({ registrations }) => registrations)).toBe(season.players.length)
      expect(total(({ firstDepositors }) => firstDepositors)).toBe(season.players.filter(({ paid }) => paid > 0).length)
      const deposits = season.players.reduce((sum, { paid }) => sum + paid, 0)
      expect(total((line) => line.deposits[0]?.count ?? 0)).toBe(deposits)
      const cents = total((line) => Number((line.deposits[0]?.sum ?? '0.00').replace('.', '')))
      expect(cents).toBe(deposits * 2550)
      // A run that never met one of these would prove less than it says.
      expect([...met].toSorted()).toEqual(['habit', 'loss', 'pay', 'switch', 'tell', 'visit'])
      const repeated = await many(platform.pool, 'SELECT FROM affiliate_postback WHERE attempts > 1')
      expect(repeated.length).toBeGreaterThan(STEPS / 30)
    } finally {
      await office.close()
      await platform[Symbol.asyncDispose]()
    }
  },
)
