import type { DialogName } from '../../apps/web/src/shared/dialogs/dialog-props.ts'

interface Opened {
  /** The file of the test, without `.spec.ts`. */
  by: string
  title: string
}

const opened = (by: string, title: string): Opened => ({ by, title })

/**
 * Where each dialog of the site is opened by what opens it for players: a press, a letter, a payment's end, an answer
 * of the platform. An address alone is no cause. `tests/architecture/dialogs.test.ts` holds the table to the tests.
 */
export const openedDialogs: Readonly<Record<DialogName, Opened>> = {
  'sign-in': opened('player', 'the browser’s back closes a dialog that a click opened'),
  'forgot-pass': opened('keyboard', 'one signs in, asks for a new password, and is told what is wrong'),
  'reset-pass': opened('not-me', 'is disowned by its letter, and a new password lets the player in again'),
  'sign-up': opened('frame', 'a dialog that is slow to come shows that it is on its way'),
  'sign-up-cancel': opened('frame', 'the way back closes dialogs one by one and leaves the page alone'),
  'cancel-deposit': opened('dialogs', 'reads conditions and chooses a region in the wallet'),
  'profile-confirmed': opened('dialogs', 'the link of a letter confirms an e-mail once'),
  'confirmation-failed': opened('dialogs', 'the link of a letter confirms an e-mail once'),
  'mobile-game': opened('dialogs', 'a guest looks through the categories, and is asked how to begin'),
  'loyalty-earn': opened('dialogs', 'reads how points are earned'),
  'demo-game': opened('guest', 'a guest spins in demo mode with play money'),
  categories: opened('dialogs', 'a guest looks through the categories, and is asked how to begin'),
  providers: opened('keyboard', 'narrows a category to a studio, sorts it and keeps a game'),
  'geo-restricted-game': opened('dialogs', 'is told that a game is not offered there'),
  'geo-restricted-type': opened('dialogs', 'a press on the registration says so'),
  wallet: opened('dialogs', 'reads conditions and chooses a region in the wallet'),
  'deposit-error': opened('player', 'a refused card leaves the balance as it was and says so'),
  'deposit-success': opened('player', 'a person registers, deposits, plays for real'),
  'deposit-pending': opened('player', 'a deposit asks for patience, and past a reload for the balance'),
  'deposit-redirect': opened('dialogs', 'who pays by a slow bank comes back to a page that waits for it'),
  'equivalent-currency': opened('account', 'a player opens an account in another currency'),
  'wallet-region': opened('dialogs', 'reads conditions and chooses a region in the wallet'),
  'quests-hub': opened('dialogs', 'sees all that a quest brings, and all games that count for it'),
  'quest-rewards': opened('dialogs', 'sees all that a quest brings, and all games that count for it'),
  'quest-tasks': opened('quests', 'a quest is started by keyboard, counted while its hub is open, and rewarded'),
  'quest-task-games': opened('dialogs', 'sees all that a quest brings, and all games that count for it'),
  'wallet-bonus-info': opened('dialogs', 'reads conditions and chooses a region in the wallet'),
  'loyalty-level': opened('loyalty', 'sees a level come as it is reached: a dialog on a page, a notice over a game'),
  'turn-over-wager': opened('withdrawals', 'a deposit that was not staked yet is said to come first'),
  'add-cash-limit': opened('limits', 'a player limits what they deposit, lowers it at once'),
  'edit-cash-limit': opened('limits', 'a player limits what they deposit, lowers it at once'),
  'game-limit-reached': opened('limits', 'a break of a day stops play and deposits, and the limits say until when'),
  'take-break': opened('limits', 'a break of a day stops play and deposits, and the limits say until when'),
  'reality-check': opened('reality', 'a game stops when the reality check is due, and goes on when it is answered'),
  'self-exclusion-limit': opened('limits', 'signs out, refuses the sign-in and says for how long and where help is'),
  'bonus-cancel-lock': opened('bonus-ends', 'a locked bonus stays until its time is over'),
  'change-active-bonus': opened('bonuses', 'a bonus is chosen with a deposit, appears, is changed for another'),
  'cancel-active-bonus': opened('bonus-ends', 'a locked bonus stays until its time is over'),
  'cancel-issued-bonus': opened('bonuses', 'a bonus is chosen with a deposit, appears, is changed for another'),
  'cancel-unsettled-bonus': opened('bonus-ends', 'a locked bonus stays until its time is over'),
  'package-bonus': opened('bonus-ends', 'a locked bonus stays until its time is over'),
  'bonus-details': opened('bonuses', 'the bonuses are worked by keyboard, and stand in Persian'),
  'max-bets': opened('bonuses', 'a stake above the bonus’s limit is said once beside the game'),
  'restricted-bets': opened('dialogs', 'is told so instead of the game, which begins once the bonus is given up'),
  'wheel-reward': opened('wheels', 'a deposit brings a spin, which is turned by keyboard, and its result is kept'),
  'fresh-proof': opened('passkeys', 'a player adds a passkey, signs in and proves by it'),
  'short-check': opened(
    'short-check',
    'a player is asked in the lobby and never over a game, answers, and sets a limit',
  ),
  'sign-up-limits': opened('country-packs', 'is asked where their country asks, and may want none'),
  'second-factor': opened('second-factor', 'a player sets an authenticator up, signs in by it'),
  agreements: opened('agreements', 'are asked about on a visit, can wait, and come before a game for money'),
  'still-there': opened('country-packs', 'is asked whether they are there, and signed out where nobody answers'),
  search: opened('guest', 'the search opens with a key, finds as one types and leads to the game'),
  menu: opened('frame', 'the drawer leads on, and the way back leads past it'),
  'user-navigation': opened('frame', 'balance, messages and account open as sheets that the way back closes'),
  'currency-navigation': opened('frame', 'balance, messages and account open as sheets that the way back closes'),
  messages: opened('frame', 'balance, messages and account open as sheets that the way back closes'),
}
