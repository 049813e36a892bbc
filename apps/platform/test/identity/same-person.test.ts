import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pass, startChecks } from './fake-sumsub.ts'

let house: Awaited<ReturnType<typeof startChecks>>
beforeAll(async () => void (house = await startChecks()))
afterAll(() => house.platform[Symbol.asyncDispose]())

const exclude = (player: TestPlayer) => player.call('createLimit', { body: { definition: 4, period: '6_months' } })
const isShutOut = async (player: TestPlayer) => (await player.fetch('/api/player/profile')).status === 401
const signIn = ({ email, password }: TestPlayer) =>
  house.platform.visitor().refusal('createSession', { body: { login: email, password } })
const anna = { firstName: 'Anna', lastName: 'Lüdenscheidt', dob: '1990-02-03' }

it('shuts out whoever shows the document of somebody excluded, before the check is approved', async () => {
  const [first, second] = [await house.platform.player(), await house.platform.player()]
  await pass(house, first, { number: 'C01X 0006-H' })
  await exclude(first)
  await pass(house, second, { number: 'c01x0006h' })
  expect(await isShutOut(second)).toBe(true)
  expect(await signIn(second)).toMatchObject({ status: 422 })
})

it('excludes every account that showed the same document', async () => {
  const [first, second, other] = [
    await house.platform.player(),
    await house.platform.player(),
    await house.platform.player(),
  ]
  await pass(house, first, { number: 'D22' })
  await pass(house, second, { number: 'D22' })
  await pass(house, other, { number: 'D23' })
  await exclude(first)
  expect([await isShutOut(second), await isShutOut(other)]).toEqual([true, false])
})

it('knows somebody with a new document by their checked name and day of birth', async () => {
  const [first, second, namesake] = [
    await house.platform.player(),
    await house.platform.player(),
    await house.platform.player(),
  ]
  await pass(house, first, { ...anna, number: 'E1' })
  await exclude(first)
  await pass(house, second, { ...anna, lastName: 'LUDENSCHEIDT', number: 'E2' })
  await pass(house, namesake, { ...anna, dob: '1991-02-03', number: 'E3' })
  expect([await isShutOut(second), await isShutOut(namesake)]).toEqual([true, false])
})

it('is told to operators', async () => {
  const [first, second] = [await house.platform.player(), await house.platform.player()]
  await pass(house, first, { number: 'F1' })
  await pass(house, second, { number: 'F1' })
  const risk = await house.platform.operator({ roles: ['risk'] })
  const found = await risk.call('getPlayerIdentity', { params: { playerId: first.id } })
  expect(found).toMatchObject({ state: 'approved', samePerson: [second.id] })
})

it('finds both when one shows the document while the other excludes themselves', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = [await house.platform.player(), await house.platform.player()]
    await pass(house, first, { number: `G${round}` })
    await Promise.all([exclude(first), pass(house, second, { number: `G${round}` })])
    expect(await isShutOut(second)).toBe(true)
  }
})
