import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dialogRules } from '../src/app/dialogs/dialog-rules.ts'
import { dialogRegistry } from '../src/app/dialogs/registry.ts'
import type { DialogRules } from '../src/shared/dialogs/registry-types.ts'

/** Name, who may open it, whether the address opens it, whether a press beside it closes it. */
type Row = [name: string, access: DialogRules<string>[string]['access'], hasQuery: boolean, closesOnOverlay: boolean]

const SPECIFICATION: readonly Row[] = [
  ['sign-in', 'guest', true, false],
  ['forgot-pass', 'guest', true, false],
  ['reset-pass', 'guest', true, false],
  ['sign-up', 'guest', true, false],
  ['sign-up-cancel', 'all', false, true],
  ['cancel-deposit', 'all', false, false],
  ['profile-confirmed', 'all', true, true],
  ['confirmation-failed', 'all', true, true],
  ['mobile-game', 'all', false, false],
  ['loyalty-earn', 'all', false, true],
  ['demo-game', 'all', false, false],
  ['categories', 'all', false, true],
  ['providers', 'all', false, true],
  ['geo-restricted-game', 'all', false, false],
  ['geo-restricted-type', 'all', false, false],
  ['wallet', 'player', true, false],
  ['deposit-error', 'player', true, true],
  ['deposit-success', 'player', true, true],
  ['deposit-pending', 'player', true, true],
  ['deposit-redirect', 'player', true, true],
  ['equivalent-currency', 'player', false, true],
  ['wallet-region', 'player', false, true],
  ['quests-hub', 'player', true, true],
  ['quest-rewards', 'player', false, true],
  ['quest-tasks', 'player', false, true],
  ['quest-task-games', 'player', false, true],
  ['wallet-bonus-info', 'player', false, true],
  ['loyalty-level', 'player', false, true],
  ['turn-over-wager', 'player', false, false],
  ['add-cash-limit', 'player', false, true],
  ['edit-cash-limit', 'player', false, true],
  ['game-limit-reached', 'player', false, false],
  ['take-break', 'player', false, false],
  ['reality-check', 'player', false, false],
  ['self-exclusion-limit', 'player', false, true],
  ['bonus-cancel-lock', 'player', false, true],
  ['change-active-bonus', 'player', false, false],
  ['cancel-active-bonus', 'player', false, false],
  ['cancel-issued-bonus', 'player', false, false],
  ['cancel-unsettled-bonus', 'player', false, false],
  ['package-bonus', 'player', false, true],
  ['bonus-details', 'player', false, true],
  ['max-bets', 'player', false, false],
  ['restricted-bets', 'player', false, false],
  ['wheel-reward', 'player', false, false],
]

/** Ours beside the specification. */
const OURS: readonly Row[] = [
  ['fresh-proof', 'player', false, false],
  ['short-check', 'player', false, false],
  ['sign-up-limits', 'player', false, false],
  ['second-factor', 'all', false, false],
  ['agreements', 'player', false, false],
  ['still-there', 'player', false, false],
]

/** Overlays of the frame that open by the same host. */
const FRAME: readonly Row[] = [
  ['search', 'all', false, true],
  ['menu', 'all', false, true],
  ['user-navigation', 'player', false, true],
  ['currency-navigation', 'player', false, true],
  ['messages', 'player', false, true],
]

/** Dialogs that are one screen by the specification, or one notice with other words. */
const SHARED_SCREENS = [
  ['deposit-success', 'deposit-pending', 'deposit-redirect'],
  ['change-active-bonus', 'cancel-active-bonus', 'cancel-issued-bonus'],
  ['game-limit-reached', 'geo-restricted-game', 'geo-restricted-type'],
]

describe('the rules of dialogs', () => {
  it('are those of the specification, and of the overlays of the frame', () => {
    const rules = Object.entries<DialogRules<string>[string]>(dialogRules).map(
      ([name, { access, hasQuery, closesOnOverlay }]) => [name, access, hasQuery ?? false, closesOnOverlay ?? false],
    )
    expect(rules).toEqual([...SPECIFICATION, ...OURS, ...FRAME])
  })
})

describe('the registry of dialogs', () => {
  const source = readFileSync(fileURLToPath(new URL('../src/app/dialogs/registry.ts', import.meta.url)), 'utf8')

  it('shows every dialog that has a rule, and no other', () => {
    expect(Object.keys(dialogRegistry).sort()).toEqual(Object.keys(dialogRules).sort())
  })

  it('brings nothing along until a dialog opens', () => {
    const imports = [...source.matchAll(/^import (type )?.*$/gm)]
    expect(imports.filter(([, isType]) => !isType).map(([line]) => line)).toEqual([])
  })

  it('has a chunk for each screen', async () => {
    const entries = Object.values(dialogRegistry)
    const views = await Promise.all(entries.map((entry) => entry.load()))
    expect(views.filter((view) => typeof view !== 'function')).toEqual([])
    const chunks = new Set([...source.matchAll(/import\('([^']+)'\)/g)].map(([, path]) => path))
    const doubles = SHARED_SCREENS.map((group) => group.filter((name) => name in dialogRegistry).slice(1))
    expect(chunks.size).toBe(entries.length - doubles.flat().length)
  })
})
