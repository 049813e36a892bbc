import { describe, expect, it } from 'vitest'
import { courseOf, follow } from './course.ts'
import { findFixture, fixturesBetween, fixturesOf } from './fixtures.ts'
import { leagues } from './leagues.ts'
import { languages } from './words.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 23, 12)
const SECRET = 'a secret of the company alone'

describe('the calendar', () => {
  it('never runs dry: something of every sport runs at any time, and more is to come', () => {
    for (let atMs = NOW; atMs < NOW + 24 * HOUR; atMs += 7 * 60_000) {
      const running = fixturesBetween(atMs - HOUR / 2, atMs).filter(
        (fixture) => fixture.startMs + courseOf(SECRET, fixture).endMs > atMs,
      )
      expect(new Set(running.map(({ sport }) => sport)).size).toBe(3)
      if (atMs > NOW + 2 * HOUR) break
    }
    expect(fixturesBetween(NOW, NOW + 3 * HOUR).length).toBeGreaterThan(200)
    expect(fixturesBetween(NOW + 9000 * HOUR, NOW + 9001 * HOUR).length).toBeGreaterThan(60)
  })

  it('is the same wherever it is asked for', () => {
    const [fixture] = fixturesBetween(NOW, NOW + HOUR)
    expect(findFixture(fixture!.id)).toEqual(fixture)
    expect(courseOf(SECRET, fixture!)).toEqual(courseOf(SECRET, findFixture(fixture!.id)!))
    expect(courseOf('another secret', fixture!)).not.toEqual(courseOf(SECRET, fixture!))
    expect(findFixture('nothing.1.1')).toBeUndefined()
    expect(findFixture(`${leagues[0]!.id}.1.99`)).toBeUndefined()
  })

  it.each(leagues)('lets everybody in $id meet everybody else, at home and away', (league) => {
    const count = league.sides.length
    const season = Array.from({ length: 2 * (count - 1) }, (_, round) =>
      fixturesOf(league, 1000 * (count - 1) * 2 + round),
    ).flat()
    const meetings = new Set(season.map(({ home, away }) => `${home.id} ${away.id}`))
    expect(meetings.size).toBe(count * (count - 1))
    const perRound = fixturesOf(league, 5).flatMap(({ home, away }) => [home.id, away.id])
    expect(new Set(perRound).size).toBe(count)
  })

  it('lets nobody play twice at a time', () => {
    const last = new Map<string, number>()
    for (const fixture of fixturesBetween(NOW, NOW + 4 * HOUR)) {
      const endMs = fixture.startMs + courseOf(SECRET, fixture).endMs
      for (const { id } of [fixture.home, fixture.away]) {
        expect(fixture.startMs, id).toBeGreaterThanOrEqual(last.get(id) ?? 0)
        last.set(id, endMs)
      }
    }
  })

  it('has names of its own in every language, no two alike', () => {
    for (const language of languages) {
      const names = leagues.flatMap(({ sides, name }) => [name[language], ...sides.map((side) => side.name[language])])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('goes on from where it was, and back', () => {
    const fixture = fixturesBetween(NOW, NOW + HOUR).find(({ sport }) => sport === 'tennis')!
    const follower = follow(courseOf(SECRET, fixture))
    const later = follower.at(fixture.startMs + 200_000)
    follower.at(fixture.startMs + 400_000)
    expect(follower.at(fixture.startMs + 200_000)).toEqual(later)
  })
})
