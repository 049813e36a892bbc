import { LimitDefinition } from '@baize/contract/kinds'
import { many } from '@baize/database'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellOfBonuses } from '../../src/flows/offers/bonuses/tell-of-bonuses.ts'
import { expireBonuses } from '../../src/modules/play/wagering/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { newReader, toldOf as readTold } from '../support/told.ts'

const post = new TestPost()
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const HOUR_MS = 3_600_000
const tell = () => tellOfBonuses(platform.services)

const newPlayer = (locale?: string) => newReader(platform, locale)
const toldOf = (player: TestPlayer) => readTold(platform, post, player)

async function give(player: TestPlayer, terms = {}): Promise<void> {
  const [account] = await many<{ id: string }>(platform.pool, 'SELECT id FROM wallet_account WHERE player_id = $1', [
    player.id,
  ])
  await giveBonus(platform.pool, { playerId: player.id, accountId: account!.id }, 2_000n, terms, platform.clock.now())
}

it('tells once of a bonus that was given, a day before it ends, and once it has ended', async () => {
  const anna = await newPlayer()
  await give(anna, { wagerWithinMinutes: 2880 })
  await Promise.all([tell(), tell()])
  await tell()
  const [given] = (await toldOf(anna)).letters
  expect(given!.text).toContain('“A bonus” of EUR\u00a020.00')
  platform.clock.advance(25 * HOUR_MS)
  await tell()
  await tell()
  platform.clock.advance(24 * HOUR_MS)
  await expireBonuses(platform.pool, platform.clock.now())
  await tell()
  await tell()
  const { letters, titles } = await toldOf(anna)
  expect(letters.map(({ kind }) => kind)).toEqual(['bonusGiven', 'bonusExpiring', 'bonusEnded'])
  expect(titles).toEqual(['You have a bonus', 'A bonus is about to end', 'A bonus has ended'])
})

it('says what became of a bonus that was played, in the language of the player', async () => {
  const anna = await newPlayer('de')
  await give(anna, { wagerCasino: 2 })
  await platform.pool.query(
    `UPDATE player_bonus SET wagered_casino = required_casino WHERE player_id = $1 AND status = 2`,
    [anna.id],
  )
  await platform.pool.query(`SELECT wager_settle(id, $2), wager_tell_end(id) FROM player_bonus WHERE player_id = $1`, [
    anna.id,
    new Date(platform.clock.now().getTime() + 1),
  ])
  await tell()
  const { letters, titles } = await toldOf(anna)
  expect(titles).toContain('Dein Bonus ist jetzt dein eigenes Geld')
  expect(letters.at(-1)!.text).toContain('20,00\u00a0EUR davon sind jetzt dein eigenes Geld')
})

it('tells who may be offered nothing of ends alone', async () => {
  const anna = await newPlayer()
  await give(anna, { wagerWithinMinutes: 60 })
  await anna.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
  await tell()
  platform.clock.advance(2 * HOUR_MS)
  await expireBonuses(platform.pool, platform.clock.now())
  await tell()
  expect((await toldOf(anna)).titles).toEqual(['A bonus has ended'])
})

it('ends the others when one bonus cannot be ended', async () => {
  const [anna, ben] = [await newPlayer(), await newPlayer()]
  await give(anna, { wagerWithinMinutes: 60 })
  await give(ben, { wagerWithinMinutes: 61 })
  platform.clock.advance(2 * HOUR_MS)
  await platform.pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$;
    CREATE TRIGGER broken BEFORE UPDATE ON player_bonus FOR EACH ROW WHEN (NEW.player_id = '${anna.id}')
      EXECUTE FUNCTION refuse()`)
  await expect(expireBonuses(platform.pool, platform.clock.now())).rejects.toThrow('could be ended')
  await platform.pool.query('DROP TRIGGER broken ON player_bonus')
  const ended = await many(
    platform.pool,
    'SELECT player_id AS id FROM player_bonus WHERE NOT status IN (1, 2) AND player_id = ANY ($1)',
    [[anna.id, ben.id]],
  )
  expect(ended).toEqual([{ id: ben.id }])
})
