import type { DialogName } from '../../shared/dialogs/dialog-props.ts'
import type { DialogRule, DialogRules } from '../../shared/dialogs/registry-types.ts'

const guest = { access: 'guest' } as const
const player = { access: 'player' } as const
const all = { access: 'all' } as const
/** The address opens it, as `dialog-queries.ts` says. */
const byQuery = { hasQuery: true } as const
/** A press beside it closes it. */
const light = { closesOnOverlay: true } as const

/**
 * Every dialog's rule, in the order of the specification. How each is shown stands in `registry.ts`, which only
 * the first open dialog loads.
 */
export const dialogRules = {
  'sign-in': { ...guest, ...byQuery },
  'forgot-pass': { ...guest, ...byQuery },
  'reset-pass': { ...guest, ...byQuery },
  'sign-up': { ...guest, ...byQuery },

  'sign-up-cancel': { ...all, ...light },
  'cancel-deposit': all,
  'profile-confirmed': { ...all, ...byQuery, ...light },
  'confirmation-failed': { ...all, ...byQuery, ...light },
  'mobile-game': all,
  'loyalty-earn': { ...all, ...light },
  'demo-game': all,
  categories: { ...all, ...light },
  providers: { ...all, ...light },
  'geo-restricted-game': all,
  'geo-restricted-type': all,

  wallet: { ...player, ...byQuery },
  'deposit-error': { ...player, ...byQuery, ...light },
  'deposit-success': { ...player, ...byQuery, ...light },
  'deposit-pending': { ...player, ...byQuery, ...light },
  'deposit-redirect': { ...player, ...byQuery, ...light },
  'equivalent-currency': { ...player, ...light },
  'wallet-region': { ...player, ...light },
  'quests-hub': { ...player, ...byQuery, ...light },
  'quest-rewards': { ...player, ...light },
  'quest-tasks': { ...player, ...light },
  'quest-task-games': { ...player, ...light },
  'wallet-bonus-info': { ...player, ...light },
  'loyalty-level': { ...player, ...light },
  'turn-over-wager': player,
  'add-cash-limit': { ...player, ...light },
  'edit-cash-limit': { ...player, ...light },
  'game-limit-reached': player,
  'take-break': player,
  'reality-check': player,
  'self-exclusion-limit': { ...player, ...light },
  'bonus-cancel-lock': { ...player, ...light },
  'change-active-bonus': player,
  'cancel-active-bonus': player,
  'cancel-issued-bonus': player,
  'cancel-unsettled-bonus': player,
  'package-bonus': { ...player, ...light },
  'bonus-details': { ...player, ...light },
  'max-bets': player,
  'restricted-bets': player,
  'wheel-reward': player,

  /* Ours beside the specification. */
  'fresh-proof': player,
  'short-check': player,
  'sign-up-limits': player,
  'second-factor': all,
  agreements: player,
  'still-there': player,

  /* The frame's own. */
  search: { ...all, ...light },
  menu: { ...all, ...light },
  'user-navigation': { ...player, ...light },
  'currency-navigation': { ...player, ...light },
  messages: { ...player, ...light },
} as const satisfies DialogRules

/** Dialogs that the address opens. */
export type QueryDialogName = {
  [Name in DialogName]: (typeof dialogRules)[Name] extends { hasQuery: true } ? Name : never
}[DialogName]

/** The same, alike for all names. */
export const rules: DialogRules = dialogRules
const byText: Readonly<Record<string, DialogRule | undefined>> = dialogRules

/** Whether the address opens a dialog of this name. */
export function isInQuery(text: string): text is QueryDialogName {
  return byText[text]?.hasQuery === true
}
