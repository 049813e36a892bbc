// @vitest-environment jsdom
import type { NotificationPreferences } from '@baize/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Call, alertKeys, type Platform, stage } from '../../../../test/fixtures/stage.tsx'
import { PreferencesSections } from './preferences-sections.tsx'
import { timesOfDay } from './times-of-day.ts'

const READ = 'GET /api/notification/preferences'
const SAVE = 'PUT /api/notification/preferences'
const on = { isOn: true, isFixed: false }
const always = { isOn: true, isFixed: true }

const preferences: NotificationPreferences = {
  topics: [
    { topic: 'account', site: always, email: always, push: on },
    { topic: 'money', site: on, email: on, push: on },
    { topic: 'play', site: { ...on, isOn: false }, email: null, push: on },
  ],
  quietHours: null,
  timeZone: 'Europe/Berlin',
  push: { publicKey: 'BKey', devices: [] },
}

/** A platform that keeps what it is told of topics and quiet hours. */
function keeping(): Platform {
  let known = preferences
  return {
    [READ]: () => ({ body: { data: known } }),
    [SAVE]: ({ body }: Call) => {
      const { choices = [], quietHours } = body as {
        choices?: { topic: string; channel: 'site' | 'email'; isOn: boolean }[]
        quietHours?: NotificationPreferences['quietHours']
      }
      const topics = known.topics.map((row) => {
        const choice = choices.find(({ topic }) => topic === row.topic)
        return choice ? { ...row, [choice.channel]: { isOn: choice.isOn, isFixed: false } } : row
      })
      known = { ...known, topics, ...(quietHours !== undefined && { quietHours }) }
      return { body: { data: known } }
    },
  }
}

const open = (platform: Platform) => stage(<PreferencesSections />, { isPlayer: true, platform })
const stateOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

it('shows a switch where there is a choice, and says where there is none', async () => {
  await open(keeping())
  expect(await screen.findByRole('switch', { name: 'Deposits and withdrawals: E-mail' })).toBeTruthy()
  expect(stateOf('Levels, quests and tournaments: Here')).toBe(false)
  const rowOf = (name: RegExp) => screen.getByRole('row', { name })
  expect(within(rowOf(/^Account/)).getAllByText('Always')).toHaveLength(2)
  expect(within(rowOf(/^Levels/)).getByText('None')).toBeTruthy()
})

it('saves a choice at once, and shows what the platform answered', async () => {
  const { user, calls } = await open(keeping())
  await user.click(await screen.findByRole('switch', { name: 'Deposits and withdrawals: E-mail' }))
  await waitFor(() => expect(stateOf('Deposits and withdrawals: E-mail')).toBe(false))
  expect(calls.at(-1)).toMatchObject({
    operation: SAVE,
    body: { choices: [{ topic: 'money', channel: 'email', isOn: false }] },
  })
  expect(stateOf('Deposits and withdrawals: Here')).toBe(true)
})

it('takes a switch back that could not be saved, and says so', async () => {
  const { user } = await open({ ...keeping(), [SAVE]: () => ({ status: 400, body: {} }) })
  await user.click(await screen.findByRole('switch', { name: 'Deposits and withdrawals: Here' }))
  await waitFor(() => expect(alertKeys()).toEqual(['global.somethingWrong']))
  expect(stateOf('Deposits and withdrawals: Here')).toBe(true)
})

it('begins quiet hours with the usual ones, changes them by hours, and ends them', async () => {
  const { user, calls } = await open(keeping())
  await user.click(await screen.findByRole('switch', { name: 'Keep quiet for part of the day' }))
  await screen.findByText('By the clock of Europe/Berlin.')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(calls.at(-1)!.body).toEqual({ quietHours: { from: '22:00', to: '08:00' }, timeZone })
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '23:30')
  await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ quietHours: { from: '23:30', to: '08:00' } }))
  await screen.findByText('By the clock of Europe/Berlin.')
  expect(within(screen.getByRole('combobox', { name: 'Until' })).queryByRole('option', { name: '23:30' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Keep quiet for part of the day' }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull())
  expect(calls.at(-1)!.body).toMatchObject({ quietHours: null })
})

it('can be asked for again when they did not come', async () => {
  let isUp = false
  const platform = keeping()
  const { user } = await open({ [READ]: (call) => (isUp ? platform[READ]!(call) : { status: 400, body: {} }) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(again)
  expect(await screen.findByRole('switch', { name: 'Deposits and withdrawals: Here' })).toBeTruthy()
})

it('offers each half hour, and a time between two that was chosen elsewhere', () => {
  expect(timesOfDay('00:00')).toHaveLength(48)
  expect(timesOfDay('22:10').slice(44, 46)).toEqual(['22:00', '22:10'])
})
