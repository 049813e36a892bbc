import type { DialogRules } from '../../shared/dialogs/registry-types.ts'

/** Every dialog's rule. How each is shown stands in `registry.ts`, which only the first open dialog loads. */
export const dialogRules = {
  'sign-in': { access: 'guest', hasQuery: true },
  'sign-up': { access: 'guest', hasQuery: true },
  'sign-up-cancel': { access: 'all' },
  wallet: { access: 'player', hasQuery: true },
  'cancel-deposit': { access: 'all' },
  'deposit-success': { access: 'player', hasQuery: true },
  'deposit-pending': { access: 'player', hasQuery: true },
  'deposit-redirect': { access: 'player', hasQuery: true },
  'deposit-error': { access: 'player', hasQuery: true },
  'mobile-game': { access: 'all' },
  'demo-game': { access: 'all' },
  'game-limit-reached': { access: 'player' },
  'geo-restricted-game': { access: 'all' },
  'geo-restricted-type': { access: 'all' },
  providers: { access: 'all' },
  search: { access: 'all' },
  menu: { access: 'all' },
} as const satisfies DialogRules

export type DialogName = keyof typeof dialogRules
