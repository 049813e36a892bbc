import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { iconIdsOf } from '../src/server/content/icon-ids.ts'

const SPRITE_BYTES_MAX = 40_000

const sprite = readFileSync(fileURLToPath(new URL('../src/shared/icons/sprite.svg', import.meta.url)), 'utf8')
const ids = iconIdsOf(sprite)

const usedByCode =
  'arrow-down-compact arrow-expand-close arrow-expand-open arrow-next arrow-previous bonus bonuses calendar cashback casino-real-money check cherry clock close cookies copy cross currency device done dot dot-md double-check dropdown-arrows edit eye-visibility eye-invisible female file filter flash gamepad heart heart-outline history info live-support location log-out lottery mail male menu menu-open mobile more-info more-menu notification other play plus preparing providers question radio read-all reset search security-code stars telegram trash upload user user-new video-expand wallet warning withdraw'
const ofPlatforms = 'ios android windows macos linux'
const ofCompanies = 'google facebook steam telegram twitch youtube instagram twitter'
const ofSports = 'sportsbook-football'
const filled = 'empty-bets-history empty-bonuses empty-notification empty-search empty-transactions'
const ofMenus =
  'slots live-casino table-games turbo-games provably-fair new hot star vip wheel tournament quest percent settings security shop sport sport-book winners'

it.each([
  ['the code', usedByCode],
  ['platforms', ofPlatforms],
  ['other companies', ofCompanies],
  ['sports', ofSports],
  ['empty lists', filled],
  ['menus', ofMenus],
])('has every icon of %s', (_, names) => {
  expect(names.split(' ').filter((id) => !ids.has(id))).toEqual([])
})

it('fills the icons of empty lists', () => {
  for (const id of filled.split(' '))
    expect(sprite).toContain(`<symbol id="${id}" viewBox="0 0 24 24" fill="currentColor"`)
})

it('names no icon twice', () => {
  expect([...sprite.matchAll(/<symbol /g)]).toHaveLength(ids.size)
})

it('stays small enough to travel as one file', () => {
  expect(Buffer.byteLength(sprite)).toBeLessThan(SPRITE_BYTES_MAX)
})
