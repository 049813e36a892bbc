import { signInQuery } from '../../features/auth/sign-in/sign-in-query.ts'
import { walletQuery } from '../../features/wallet/wallet-query.ts'
import type { DialogName, DialogProps } from '../../shared/dialogs/dialog-props.ts'
import type { DialogQuery } from '../../shared/dialogs/registry-types.ts'
import type { QueryDialogName } from './dialog-rules.ts'

/** `?<name>=true`: the address adds nothing to the name. */
const plain: DialogQuery<Record<never, never>> = { read: () => ({}), write: () => 'true' }

/** How each dialog that the address opens stands there. */
const queries: { readonly [Name in QueryDialogName]: DialogQuery<DialogProps[Name]> } = {
  'sign-in': signInQuery,
  'forgot-pass': plain,
  'reset-pass': plain,
  'sign-up': plain,
  'profile-confirmed': plain,
  'confirmation-failed': plain,
  wallet: walletQuery,
  'deposit-error': plain,
  'deposit-success': plain,
  'deposit-pending': plain,
  'deposit-redirect': plain,
  'quests-hub': plain,
}

const all: { readonly [Name in DialogName]?: DialogQuery<DialogProps[Name]> } = queries

/** What the address opens a dialog with by this value, `null` where it opens none of this name. */
export function propsInQuery<Name extends DialogName>(name: Name, value: string): DialogProps[Name] | null {
  return all[name]?.read(value) ?? null
}

/** The value that opens a dialog with these properties, `null` where the address opens none of this name. */
export function queryValue<Name extends DialogName>(name: Name, props: DialogProps[Name]): string | null {
  return all[name]?.write(props) ?? null
}
