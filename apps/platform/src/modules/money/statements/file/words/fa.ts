import type { StatementWords } from './words.ts'

export const fa: StatementWords = {
  direction: 'rtl',
  title: 'صورت‌حساب',
  player: 'بازیکن',
  period: 'دوره',
  currency: 'ارز',
  made: 'زمان تهیه',
  timeZone: 'منطقهٔ زمانی',
  opening: 'موجودی آغاز دوره',
  closing: 'موجودی پایان دوره',
  lines: {
    deposited: 'واریز',
    paidOut: 'برداشت',
    staked: 'شرط‌ها',
    won: 'بردها',
    other: 'پاداش‌ها، اصلاح‌ها و موارد دیگر',
  },
  columns: {
    at: 'زمان',
    kind: 'شرح',
    count: 'تعداد',
    amount: 'مبلغ',
    balance: 'موجودی',
    reference: 'شماره',
  },
  kinds: {
    deposit: 'واریز',
    withdrawal: 'برداشت',
    withdrawalReturned: 'برداشت برگشتی',
    stake: 'شرط',
    stakeReturned: 'شرط پس‌داده‌شده',
    win: 'برد',
    bonus: 'پاداشی که پول واقعی شد',
    correction: 'اصلاح',
    reversal: 'پس‌گرفته‌شده',
    other: 'دیگر',
  },
  grains: {
    movement: '',
    day: 'گردش‌ها بسیار است: هر سطر جمع یک روز است. همهٔ آن‌ها در پروندهٔ CSV هست.',
    month: 'گردش‌ها بسیار است: هر سطر جمع یک ماه است. همهٔ آن‌ها در پروندهٔ CSV هست.',
  },
  nothing: 'در این دوره گردشی نبوده است.',
  proof:
    'پول واقعی، همراه با آنچه برای برداشت کنار گذاشته شده است. موجودی آغاز دوره جمع همهٔ گردش‌های پیش از آن است و گردش‌های دوره از آن به موجودی پایان می‌رسد.',
  page: 'صفحهٔ {page} از {pages}',
}
