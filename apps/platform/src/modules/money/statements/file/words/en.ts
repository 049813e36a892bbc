import type { StatementWords } from './words.ts'

export const en: StatementWords = {
  direction: 'ltr',
  title: 'Statement of account',
  player: 'Player',
  period: 'Period',
  currency: 'Currency',
  made: 'Made',
  timeZone: 'Time zone',
  opening: 'Opening balance',
  closing: 'Closing balance',
  lines: {
    deposited: 'Paid in',
    paidOut: 'Paid out',
    staked: 'Staked',
    won: 'Won',
    other: 'Bonuses, corrections and other movements',
  },
  columns: {
    at: 'Time',
    kind: 'What',
    count: 'Number',
    amount: 'Amount',
    balance: 'Balance',
    reference: 'Reference',
  },
  kinds: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    withdrawalReturned: 'Withdrawal that came back',
    stake: 'Stake',
    stakeReturned: 'Stake given back',
    win: 'Win',
    bonus: 'Bonus that became real money',
    correction: 'Correction',
    reversal: 'Taken back',
    other: 'Other',
  },
  grains: {
    movement: '',
    day: 'There are many movements: each line sums up one day. The CSV file has every one of them.',
    month: 'There are many movements: each line sums up one month. The CSV file has every one of them.',
  },
  nothing: 'Nothing moved in this period.',
  proof:
    'Real money, with what is held for withdrawals. The opening balance is the sum of every movement before the period, and the movements of the period lead from it to the closing balance.',
  page: 'Page {page} of {pages}',
}
