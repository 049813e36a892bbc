import type { DepositBonus, PlayerBonus, PlayerFreespin } from '@baize/contract'
import type { BonusCancelLockProps } from '../features/bonuses/give-up/bonus-cancel-lock-dialog.tsx'
import type { BonusDetailsProps } from '../features/bonuses/bonus-details-dialog.tsx'
import type { CancelUnsettledBonusProps } from '../features/bonuses/give-up/cancel-unsettled-bonus-dialog.tsx'
import type { ConfirmBonusProps } from '../features/bonuses/give-up/confirm-bonus-dialog.tsx'
import type { MaxBetsProps } from '../features/bonuses/bets/max-bets-dialog.tsx'
import type { PackageBonusProps } from '../features/bonuses/packages/package-bonus-dialog.tsx'
import type { RestrictedBetsProps } from '../features/bonuses/bets/restricted-bets-dialog.tsx'
import type { WalletBonusInfoProps } from '../features/bonuses/wallet-bonus-info-dialog.tsx'
import { done, inHours } from './sample-tools.ts'

const held: PlayerBonus = {
  id: '01990000-0000-7000-8000-000000000001',
  playerId: '5f3a2b1c-0000-4000-8000-000000000001',
  name: 'Welcome bonus',
  bonusType: 2,
  status: 2,
  result: 1,
  amount: 50,
  currency: 'EUR',
  wagerCasino: 30,
  wagerSportsbook: 0,
  currentWagerCasinoAmount: 630,
  requiredWagerCasinoAmount: 870,
  currentWagerSportsbookAmount: 0,
  requiredWagerSportsbookAmount: 0,
  currentWagerAmount: 630,
  currentWagerPercentage: 42,
  openedTransactionsCount: 2,
  isBonusCancelLock: true,
  maxBetAmount: 5,
  activationExpiredAt: null,
  wageringExpiredAt: inHours(76),
  finishedAt: null,
  createdAt: inHours(-90),
  packageId: '01990000-0000-7000-8000-0000000000aa',
  packageName: 'First week',
  packagePriority: 2,
  issueSessionId: null,
  wagerCasinoConditions: { amountFrom: 0.2, amountTo: 5 },
  maxWinAmount: 1000,
  sticky: true,
  cashable: false,
}

const issued: PlayerBonus = {
  ...held,
  id: '01990000-0000-7000-8000-000000000002',
  name: 'Friday bonus',
  bonusType: 1,
  status: 1,
  amount: 20,
  currentWagerCasinoAmount: 0,
  requiredWagerCasinoAmount: 400,
  currentWagerAmount: 0,
  currentWagerPercentage: 0,
  openedTransactionsCount: 0,
  activationExpiredAt: inHours(20),
  wageringExpiredAt: null,
  packagePriority: 3,
}

const played: PlayerBonus = {
  ...held,
  id: '01990000-0000-7000-8000-000000000003',
  name: 'A first ten',
  bonusType: 1,
  status: 3,
  result: 2,
  amount: 10,
  packagePriority: 1,
}

const spins: PlayerFreespin = {
  id: '01990000-0000-7000-8000-000000000004',
  name: 'Spins on Last Light',
  status: 1,
  result: 1,
  count: 25,
  usedCount: 0,
  progress: 0,
  currency: 'EUR',
  gameId: 'last-light',
  activationExpiredAt: null,
  wageringExpiredAt: null,
  expiredAt: inHours(150),
  issuedAt: inHours(-1),
  createdAt: inHours(-1),
  packageId: held.packageId,
  packageName: held.packageName,
  packagePriority: 4,
  issueSessionId: null,
}

const offer: DepositBonus = {
  id: '01990000-0000-7000-8000-000000000005',
  name: 'Half as much again',
  status: 2,
  type: 2,
  bonusCode: null,
  wagerCasino: 30,
  wagerSportsbook: 12,
  baseCurrencyMaxWinAmount: 1000,
  maxWinAmountItems: [],
  sticky: true,
  cashable: false,
  assignConditions: { depositPercentage: 50, maxAmountItems: [{ amount: 200, currency: 'EUR' }] },
  triggerConditions: {
    invoiceAmountItems: [{ currency: 'EUR', amountFrom: 20, amountTo: 400 }],
    baseCurrencyInvoiceAmountFrom: null,
    baseCurrencyInvoiceAmountTo: null,
    availableTo: inHours(200),
  },
  wagerCasinoConditions: {
    amountItems: [{ currency: 'EUR', amountFrom: 0.2, amountTo: 5 }],
    baseCurrencyAmountFrom: null,
    baseCurrencyAmountTo: null,
    gameIds: ['last-light', 'bullpen'],
    gameIdsExcluded: true,
    providerIds: ['verdigris-works', 'gilt-hour'],
    providerIdsExcluded: false,
  },
  package: null,
  packagePriority: 1,
}

const confirm: ConfirmBonusProps = { bonus: held, forfeit: { amount: 63.2, currency: 'EUR' }, onConfirm: done }
const confirmIssued: ConfirmBonusProps = { bonus: issued, forfeit: { amount: 20, currency: 'EUR' }, onConfirm: done }
const lock: BonusCancelLockProps = { bonus: held }
const unsettled: CancelUnsettledBonusProps = {
  bonus: held,
  forfeit: { amount: 63.2, currency: 'EUR' },
  onCancelBonus: done,
}
const pack: PackageBonusProps = { title: 'First week', bonuses: [held, issued, played, spins] }
const details: BonusDetailsProps = { bonus: held, currency: 'EUR' }
const maxBets: MaxBetsProps = { maxBetAmount: 5, currency: 'EUR', onCancelBonus: done }
const restricted: RestrictedBetsProps = { place: 'casino', bonus: held, onCancelBonus: done }
const info: WalletBonusInfoProps = { bonuses: [offer], currency: 'EUR' }

/** Bonuses of a player in the middle of a first week. */
export const bonusSamples = {
  'wallet-bonus-info': info,
  'bonus-cancel-lock': lock,
  'change-active-bonus': confirmIssued,
  'cancel-active-bonus': confirm,
  'cancel-issued-bonus': confirmIssued,
  'cancel-unsettled-bonus': unsettled,
  'package-bonus': pack,
  'bonus-details': details,
  'max-bets': maxBets,
  'restricted-bets': restricted,
}
