import type { ComponentType } from 'react'
import type { PartName } from '../../shared/content/content.ts'
import type { DialogEntry, DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import type { DialogName } from './dialog-rules.ts'

type View = ComponentType<DialogViewProps & Record<string, unknown>>

const FIELDS: readonly PartName[] = ['fieldsSettings.fieldsControls', 'fieldsSettings.validationMessages']

/**
 * How every dialog is shown: its chunk and its texts, in the order of `dialog-rules.ts`. A dialog of its own
 * properties takes them from whoever opens it.
 */
export const dialogRegistry = {
  'sign-in': {
    load: view(() => import('../../features/auth/sign-in-dialog.tsx'), 'SignInDialog'),
    parts: ['modals.signIn', ...FIELDS],
  },
  'sign-up': {
    load: view(() => import('../../features/auth/sign-up-dialog.tsx'), 'SignUpDialog'),
    parts: ['modals.signUp', ...FIELDS],
  },
  'sign-up-cancel': {
    load: view(() => import('../../features/auth/sign-up-cancel-dialog.tsx'), 'SignUpCancelDialog'),
    parts: ['modals.signUpCancel'],
  },
  wallet: {
    load: view(() => import('../../features/wallet/wallet-dialog.tsx'), 'WalletDialog'),
    parts: ['modals.wallet', ...FIELDS],
  },
  'cancel-deposit': {
    load: view(() => import('../../features/wallet/cancel-deposit-dialog.tsx'), 'CancelDepositDialog'),
    parts: ['modals.cancelDeposit'],
  },
  'deposit-success': depositResult('modals.depositSuccess'),
  'deposit-pending': depositResult('modals.depositPending'),
  'deposit-redirect': depositResult('modals.depositRedirect'),
  'deposit-error': {
    load: view(() => import('../../features/wallet/deposit-error-dialog.tsx'), 'DepositErrorDialog'),
    parts: ['modals.depositError'],
  },
  'mobile-game': {
    load: view(() => import('../../features/play/game-entry-dialog.tsx'), 'GameEntryDialog'),
    parts: ['modals.mobileGame'],
  },
  'demo-game': {
    load: view(() => import('../../features/play/demo-game-dialog.tsx'), 'DemoGameDialog'),
    parts: ['modals.demoGame'],
  },
  'game-limit-reached': {
    load: view(() => import('../../features/play/notice-dialog.tsx'), 'GameLimitDialog'),
    parts: ['modals.gameLimitReached'],
  },
  'geo-restricted-game': {
    load: view(() => import('../../features/play/notice-dialog.tsx'), 'GeoGameDialog'),
    parts: ['modals.geoRestrictedGame'],
  },
  'geo-restricted-type': {
    load: view(() => import('../../features/play/notice-dialog.tsx'), 'GeoTypeDialog'),
    parts: ['modals.geoRestrictedType'],
  },
  providers: {
    load: view(() => import('../../features/catalogue/providers-dialog.tsx'), 'ProvidersDialog'),
    parts: ['modals.providers'],
  },
  search: {
    load: view(() => import('../../features/search/search-dialog.tsx'), 'SearchDialog'),
    parts: [],
  },
  menu: {
    load: view(() => import('../menu-dialog.tsx'), 'MenuDialog'),
    parts: [],
  },
} satisfies Readonly<Partial<Record<DialogName, DialogEntry>>>

function depositResult(part: PartName): DialogEntry {
  return {
    load: view(() => import('../../features/wallet/deposit-result-dialog.tsx'), 'DepositResultDialog'),
    parts: [part],
  }
}

/** A dialog by the export of its chunk. Its own properties come from whoever opens it. */
function view<Name extends string>(chunk: () => Promise<Record<Name, unknown>>, name: Name): () => Promise<View> {
  return async () => (await chunk())[name] as View
}
