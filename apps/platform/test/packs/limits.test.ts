import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000
const START = new Date('2026-11-18T12:00:00Z')
const weekly = { definition: 3, period: 'weekly', currency: 'EUR', amount: 50 } as const

let platform: TestPlatform
beforeAll(async () => {
  const countries = ['gb', 'on', 'se', 'mt', 'de']
  platform = await startTestPlatform({ config: { packs: { countries, licence: null, folder: null } } })
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Somebody of the country, on a Wednesday noon. */
async function playerOf(country: string): Promise<TestPlayer> {
  platform.clock.advance(START.getTime() - platform.clock.now().getTime())
  return platform.player({ form: { country } })
}

/** From when on a raise that is asked for now may be confirmed. */
async function raiseFrom(anna: TestPlayer): Promise<string | null> {
  const { id: limitId } = await anna.call('createLimit', { body: weekly })
  const raise = await anna.call('updateLimit', { params: { limitId }, body: { amount: 80 } })
  expect((await anna.call('listLimits', {}))[0]).toMatchObject({ amount: 50 })
  const lower = await anna.call('updateLimit', { params: { limitId }, body: { amount: 20 } })
  expect(lower).toMatchObject({ amount: 20, pendingExist: false })
  return raise.changeAt
}

const hoursOn = (hours: number) => new Date(START.getTime() + hours * HOUR_MS).toISOString()
describe('a limit is lowered at once and raised', () => {
  it('OPEN wire contract 6: after a day and the running period', async () => {
    expect(await raiseFrom(await playerOf('AT'))).toBe('2026-11-23T00:00:00.000Z')
  })
  it('GB RTS 12B: after 24 hours, when the player says so again', async () => {
    const anna = await playerOf('GB')
    expect(await raiseFrom(anna)).toBe(hoursOn(24))
  })
  it('ON Std 2.24: after 24 hours', async () => {
    expect(await raiseFrom(await playerOf('CA'))).toBe(hoursOn(24))
  })
  it('SE SF 11:3: after 72 hours and the running week', async () => {
    expect(await raiseFrom(await playerOf('SE'))).toBe('2026-11-23T00:00:00.000Z')
  })
  it('MT PPD.DL.1: after 24 hours', async () => {
    expect(await raiseFrom(await playerOf('MT'))).toBe(hoursOn(24))
  })
  it('DE § 6c(3): after seven days', async () => {
    expect(await raiseFrom(await playerOf('DE'))).toBe(hoursOn(7 * 24))
  })
})
