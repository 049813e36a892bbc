import { describe, expect, it } from 'vitest'
import { motifNames } from '../art/motifs/index.ts'
import { profileLayouts } from '../studio/profiles-ids.ts'
import { collections } from './collections.ts'
import { identityOf } from './compose.ts'
import { studios } from './studios.ts'
import { allThemes, findTheme, THEMES_MAX } from './theme.ts'
import type { GameTheme } from './game-theme.ts'

const standard = allThemes()
const all = allThemes(THEMES_MAX)

function problemsOf(theme: GameTheme): string[] {
  const drawn = Object.values(theme.symbols).map(({ motif }) => motif)
  const company = [theme.cover.hero, ...theme.cover.supports]
  return [
    drawn.length === 10 ? '' : 'not ten symbols',
    new Set(drawn).size === drawn.length ? '' : `the same picture twice: ${drawn.join(' ')}`,
    drawn.every((motif) => motifNames.includes(motif)) ? '' : 'a picture that cannot be drawn',
    new Set(company).size === company.length ? '' : 'the cover repeats a picture',
    profileLayouts.some(({ profileId, layoutId }) => profileId === theme.profileId && layoutId === theme.layoutId)
      ? ''
      : 'no reels for its mathematics',
    studios.some(({ identity }) => identity === theme.studio) ? '' : 'no such studio',
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(theme.identity) ? '' : 'an identity unfit for an address',
    theme.collections.length >= 1 ? '' : 'in no collection',
  ].filter(Boolean)
}

describe('the standard set', () => {
  it('has at least 100 games of 8 studios in 12 collections', () => {
    expect(standard.length).toBeGreaterThanOrEqual(100)
    expect(new Set(standard.map(({ studio }) => studio)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(standard.flatMap((theme) => theme.collections)).size).toBeGreaterThanOrEqual(12)
  })

  it('puts every game into at least two collections, and between 8 and 60 games into each', () => {
    expect(standard.filter((theme) => theme.collections.length < 2).map(({ name }) => name)).toEqual([])
    const sizes = collections.map(({ identity }) => ({
      identity,
      size: standard.filter((theme) => theme.collections.includes(identity)).length,
    }))
    expect(sizes.filter(({ size }) => size < 8 || size > 60)).toEqual([])
  })

  it('has the collections that pages ask for by name', () => {
    expect(collections.map(({ identity }) => identity)).toEqual(
      expect.arrayContaining(['recommended', 'turbogames', 'popular', 'new']),
    )
  })

  it('gives every studio between 8 and 16 games', () => {
    const counts = studios.map(({ identity }) => standard.filter(({ studio }) => studio === identity).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...counts)).toBeLessThanOrEqual(16)
  })

  it('uses every profile and every layout', () => {
    const used = new Set(standard.flatMap(({ profileId, layoutId }) => [profileId, layoutId] as string[]))
    expect(
      profileLayouts.flatMap(({ profileId, layoutId }) => [profileId, layoutId]).filter((id) => !used.has(id)),
    ).toEqual([])
  })
})

describe('every game, generated ones included', () => {
  it('can be played and drawn', () => {
    const broken = all
      .map((theme) => ({ name: theme.name, problems: problemsOf(theme) }))
      .filter(({ problems }) => problems.length)
    expect(broken).toEqual([])
  })

  it('has an identity and a name of its own', () => {
    expect(all).toHaveLength(THEMES_MAX)
    expect(new Set(all.map(({ identity }) => identity)).size).toBe(THEMES_MAX)
    expect(new Set(all.map(({ name }) => name)).size).toBe(THEMES_MAX)
  })

  it('has a cover no other game has: hero, scene and colours together occur once', () => {
    const covers = all.map(({ cover, palette }) => `${cover.hero} ${cover.scene} ${palette.dominant}`)
    expect(new Set(covers).size).toBe(THEMES_MAX)
  })

  it('is found by its identity', () => {
    for (const theme of [all[0]!, all[123]!, all[124]!, all[5_000]!, all[9_999]!])
      expect(findTheme(theme.identity)).toBe(theme)
    for (const identity of ['', 'no-such-game', '__proto__', 'constructor', '../etc'])
      expect(findTheme(identity)).toBeUndefined()
  })

  it('keeps its place when more games are asked for', () => {
    expect(allThemes(500)).toEqual(all.slice(0, 500))
    expect(allThemes(50)).toEqual(all.slice(0, 50))
    expect(allThemes(0)).toEqual([])
    expect(allThemes(20_000)).toHaveLength(THEMES_MAX)
  })
})

describe('identities', () => {
  it.each([
    ['The Séance Timetable', 'the-seance-timetable'],
    ['Bat & Belfry', 'bat-and-belfry'],
    ['The King’s Shilling', 'the-kings-shilling'],
    ["Ship's Wheel", 'ships-wheel'],
  ])('of %s is %s', (name, identity) => {
    expect(identityOf(name)).toBe(identity)
  })
})
