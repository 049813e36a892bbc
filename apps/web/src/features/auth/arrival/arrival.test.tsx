// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { alertKeys, openedWith, stage } from '../../../../test/fixtures/stage.tsx'
import { finishReturn } from './finish-return.ts'
import { openLink } from './open-link.ts'

const BY_LINK = 'POST /api/player/sessions/token'
const BY_COMPANY = 'POST /api/player/sessions/social'
const PLACE = { search: '?state=anything', origin: 'https://play.example' }

const ways = [
  ['by a link', () => openLink(PLACE)],
  ['through a company', () => finishReturn(PLACE, { connection: 'google', locale: 'en' })],
] as const

/** What somebody is told who arrives and is refused. */
async function refusedArrival(arrive: (typeof ways)[number][1], status: number, error: object) {
  const answer = () => ({ status, body: { error: { message: 'No', ...error } } })
  const { dialogs } = await stage(<p>Home</p>, { platform: { [BY_LINK]: answer, [BY_COMPANY]: answer } })
  const end = await arrive()
  if (end.kind === 'goesOn') end.tell(dialogs)
  return dialogs
}

it.each(ways)('whoever is excluded and comes %s meets the helping words, and until when', async (_way, arrive) => {
  const issues = { login: [{ code: 'excludedUntil', values: { until: '2030-05-01' } }] }
  const dialogs = await refusedArrival(arrive, 422, { code: 1, fields: { login: ['Excluded'] }, issues })
  expect(openedWith(dialogs, 'sign-in')).toEqual({ exclusion: { until: '2030-05-01', register: null } })
  expect(alertKeys()).toEqual([])
})

it.each(ways)('whoever closed the account and comes %s is told that it is closed', async (_way, arrive) => {
  const dialogs = await refusedArrival(arrive, 403, { code: 11_015 })
  expect(alertKeys()).toEqual(['profile.closedAccount'])
  expect(dialogs.open).not.toHaveBeenCalled()
})
