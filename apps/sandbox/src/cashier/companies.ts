/** The companies that take payments here. They share pages and books; each has a name, a secret and methods of its own. */
export const cashierIds = ['cashier', 'girowell', 'kiosko', 'wobble'] as const
export type CashierId = (typeof cashierIds)[number]

/** What each shares with the platform; signs calls in both directions. */
export type CashierSecrets = Readonly<Record<CashierId, string>>

const known = (...methods: string[]) => methods.map((method) => ({ method }))
const fiat = { type: 'fiat' }

/** What each offers, as the platform asks (`docs/cashier-protocol.md`). */
export const offersOf: Readonly<Record<CashierId, { deposits: object[]; withdrawals: object[] }>> = {
  /** Cards, codes, phones and a wallet, and every way out. */
  cashier: {
    deposits: known('card', 'phone', 'qr', 'wallet'),
    withdrawals: known(
      'bank_transfer',
      'pix',
      'coins',
      '0x.withdrawal.cash_agent',
      'online_banking',
      'wallet',
      'btc',
      'eth',
      'usdt',
    ),
  },
  /** Transfers that take a while. */
  girowell: {
    deposits: [
      {
        method: 'bank',
        processingType: 'form',
        names: { en: 'Bank transfer', de: 'Überweisung', fa: 'حوالهٔ بانکی' },
        icon: 'external',
        currencies: fiat,
        amountMin: 20,
        amountMax: 10_000,
        presets: [50, 100, 500],
        presetDefault: 100,
        fields: ['account_holder'],
      },
    ],
    withdrawals: [],
  },
  /** Cash: at the till of a shop, and handed to an agent by a code. */
  kiosko: {
    deposits: [
      { method: 'voucher' },
      {
        method: 'agent',
        processingType: 'qr',
        names: { en: 'Cash to an agent', de: 'Bar beim Agenten', fa: 'نقدی نزد نماینده' },
        icon: 'user',
        currencies: fiat,
        amountMin: 5,
        amountMax: 300,
        presets: [10, 20, 50],
        presetDefault: 20,
        fields: ['phone'],
      },
    ],
    withdrawals: [],
  },
  /** One whose reports are late, doubled, out of order or missing, by the amount. */
  wobble: {
    deposits: [
      {
        method: 'wobble',
        processingType: 'form',
        names: { en: 'Wobble', de: 'Wobble', fa: 'Wobble' },
        icon: 'currency',
        currencies: fiat,
        amountMin: 5,
        amountMax: 500,
        presets: [10, 20, 50],
        presetDefault: 20,
        fields: [],
      },
    ],
    withdrawals: [],
  },
}

/** How reports of a company of bad manners come, by the last two digits of the amount. */
export type Manner = 'once' | 'late' | 'twice' | 'out_of_order' | 'never'

const manners: Readonly<Record<string, Manner>> = { '01': 'late', '02': 'twice', '03': 'out_of_order', '04': 'never' }

export function mannerOf({ provider, amount }: { provider: CashierId; amount: string }): Manner {
  return provider === 'wobble' ? (manners[amount.slice(-2)] ?? 'once') : 'once'
}

/** How late a late report is: later than whoever pays waits for it. */
export const LATE_MS = 20_000
