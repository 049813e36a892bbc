import type { DialogQuery } from '../../shared/dialogs/registry-types.ts'

export interface WalletProps {
  /** `deposit-only` has no tabs and asks before it closes on a begun deposit. */
  show: 'deposit-only' | 'deposit' | 'withdraw'
  /** The bonus that is to come with the deposit; it stands in no address. */
  bonusId?: string
  /** A deposit that was ordered before and waits to be paid; it stands in no address. */
  invoiceId?: string
}

/** The wallet in the address: `?wallet=deposit` is deposits alone, `withdraw` that tab, anything else both tabs. */
export const walletQuery: DialogQuery<WalletProps> = {
  read: (value) => ({ show: value === 'deposit' ? 'deposit-only' : value === 'withdraw' ? 'withdraw' : 'deposit' }),
  write: ({ show }) => (show === 'deposit-only' ? 'deposit' : show === 'withdraw' ? 'withdraw' : 'true'),
}
