import { expect, it } from 'vitest'
import { TournamentFile } from '../bonuses/tournament-file.ts'
import { heldAround } from './plan.ts'

const offerOf = (held: object) => ({
  ...TournamentFile.parse({
    names: { en: 'A cup' },
    counts: 'stakes',
    held,
    prizes: [{ from: 1, to: 1, names: { en: 'Points' }, gives: { kind: 'points', points: 1 } }],
  }),
  id: 'a-cup',
})

const startsOf = (held: object, now: string) =>
  heldAround(offerOf(held), new Date(now)).map(({ startsAt }) => startsAt.toISOString())

it('is held from its hour of the period on, now and the next time', () => {
  const held = { every: 'day', beginsAfterHours: 18, lastsHours: 6 }
  expect(startsOf(held, '2100-03-03T12:00:00Z')).toEqual(['2100-03-03T18:00:00.000Z', '2100-03-04T18:00:00.000Z'])
  expect(startsOf(held, '2100-03-03T20:00:00Z')).toEqual(['2100-03-03T18:00:00.000Z', '2100-03-04T18:00:00.000Z'])
})

it('begins weeks on Monday and seasons with a quarter of the year', () => {
  expect(startsOf({ every: 'week', lastsHours: 100 }, '2100-03-03T12:00:00Z')).toEqual([
    '2100-03-01T00:00:00.000Z',
    '2100-03-08T00:00:00.000Z',
  ])
  expect(startsOf({ every: 'season', beginsAfterHours: 24, lastsHours: 240 }, '2100-05-03T12:00:00Z')).toEqual([
    '2100-07-02T00:00:00.000Z',
  ])
})
