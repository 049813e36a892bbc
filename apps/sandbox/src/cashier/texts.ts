import type { CardField, CardOutcome, CardProblem } from './cards.ts'
import type { Reason, Way } from './payment.ts'

export interface Texts {
  direction: 'ltr' | 'rtl'
  /** Name of the language in itself. */
  name: string
  secureCheckout: string
  testNotice: string
  payTo: string
  reference: string
  player: string
  cardTitle: string
  fields: Record<CardField, string>
  expiryHint: string
  cvcHint: string
  pay: (amount: string) => string
  cancel: string
  waits: string
  testCards: string
  testCardsHint: string
  use: string
  outcomes: Record<CardOutcome, string>
  problemsTitle: string
  problems: Record<CardProblem, string>
  /** Who asks whether to pay, and how. */
  questions: Record<Way, Question>
  payee: PayeeTexts
  confirmNo: string
  processingTitle: string
  pendingTitle: string
  pendingText: string
  back: string
  ends: Record<Reason, string>
  notFoundTitle: string
  notFoundText: string
  busyTitle: string
  busyText: string
  language: string
}

/** Where a payout goes. */
interface PayeeTexts {
  title: string
  text: (amount: string) => string
  account: string
  none: string
  missed: string
  said: string
  left: string
}

interface Question {
  title: string
  text: (amount: string) => string
  yes: string
}

/** The bank asks, whatever brought the payer to it; a till and a wallet have words of their own. */
const questions = (bank: Question, till: Question, wallet: Question): Record<Way, Question> => ({
  card: bank,
  phone: bank,
  bank,
  qr: bank,
  voucher: till,
  agent: till,
  wallet,
})

const en: Texts = {
  direction: 'ltr',
  name: 'English',
  secureCheckout: 'Payments',
  testNotice: 'Test mode. No money moves and no real card is accepted.',
  payTo: 'Payment to',
  reference: 'Reference',
  player: 'Customer',
  cardTitle: 'Pay by card',
  fields: { number: 'Card number', expiry: 'Valid until', cvc: 'Security code', holder: 'Name on the card' },
  expiryHint: 'Month and year, for example 08/31',
  cvcHint: '3 or 4 digits',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel the payment',
  waits: 'This page stays open for 30 minutes. If you close it, nothing is paid.',
  testCards: 'Test cards',
  testCardsHint: 'Each card ends in its own way. Choose one to fill in the form.',
  use: 'Use',
  outcomes: {
    approve: 'Paid at once',
    confirm: 'The bank asks you to confirm',
    slow: 'Paid, but the bank takes its time',
    insufficient: 'Refused: not enough money',
    decline: 'Refused by the bank',
    credit: 'A credit card: paid, and given back where the shop may not take one',
  },
  problemsTitle: 'Please check these details',
  problems: {
    number_invalid: 'This is not a card number. Check the digits.',
    number_unknown: 'Only the test cards on this page work here.',
    expiry_invalid: 'Enter month and year, for example 08/31.',
    expiry_past: 'This card is no longer valid.',
    cvc_invalid: 'Enter the 3 or 4 digits of the security code.',
    holder_missing: 'Enter the name on the card.',
  },
  questions: questions(
    {
      title: 'Confirm with your bank',
      text: (amount) => `Test bank asks: do you want to pay ${amount}?`,
      yes: 'Confirm the payment',
    },
    { title: 'Pay at the till', text: (amount) => `Test till asks: is ${amount} paid in cash?`, yes: 'It is paid' },
    {
      title: 'Pay from your wallet',
      text: (amount) => `Test wallet: pay ${amount} from it?`,
      yes: 'Pay from the wallet',
    },
  ),
  payee: {
    title: 'Where should the money go?',
    text: (amount) => `Baize pays you ${amount}. Choose one of your test accounts.`,
    account: 'Account',
    none: 'I want no payout',
    missed: 'Choose an account.',
    said: 'Thank you. The shop goes on from here.',
    left: 'No payout was asked for. The money stays with the shop.',
  },
  confirmNo: 'Refuse',
  processingTitle: 'The bank is working on it',
  pendingTitle: 'This takes a little longer',
  pendingText:
    'You are taken back to the shop now. It shows the result as soon as it is known. You do not need to pay again.',
  back: 'Back to the shop',
  ends: {
    approved: 'This payment is paid.',
    credit_refused: 'The shop may not take credit cards. The money goes back to your card.',
    declined: 'The bank refused this payment.',
    insufficient: 'The card did not have enough money for this payment.',
    not_confirmed: 'This payment was not confirmed.',
    cancelled: 'This payment was cancelled.',
    abandoned: 'This payment was open for too long and is closed.',
  },
  notFoundTitle: 'No such payment',
  notFoundText: 'This address does not belong to a payment. Go back to the shop and start again.',
  busyTitle: 'Too many attempts',
  busyText: 'Wait a minute, then try again.',
  language: 'Language',
}

const de: Texts = {
  direction: 'ltr',
  name: 'Deutsch',
  secureCheckout: 'Zahlungen',
  testNotice: 'Testbetrieb. Es fließt kein Geld, echte Karten werden nicht angenommen.',
  payTo: 'Zahlung an',
  reference: 'Referenz',
  player: 'Kunde',
  cardTitle: 'Mit Karte bezahlen',
  fields: { number: 'Kartennummer', expiry: 'Gültig bis', cvc: 'Kartenprüfnummer (CVC)', holder: 'Name auf der Karte' },
  expiryHint: 'Monat und Jahr, zum Beispiel 08/31',
  cvcHint: '3 oder 4 Ziffern',
  pay: (amount) => `${amount} bezahlen`,
  cancel: 'Zahlung abbrechen',
  waits: 'Diese Seite bleibt 30 Minuten offen. Wenn du sie schließt, wird nichts bezahlt.',
  testCards: 'Testkarten',
  testCardsHint: 'Jede Karte nimmt ein anderes Ende. Wähle eine, um das Formular auszufüllen.',
  use: 'Wählen',
  outcomes: {
    approve: 'Sofort bezahlt',
    confirm: 'Die Bank fragt nach deiner Bestätigung',
    slow: 'Bezahlt, aber die Bank braucht länger',
    insufficient: 'Abgelehnt: Guthaben reicht nicht',
    decline: 'Von der Bank abgelehnt',
    credit: 'Eine Kreditkarte: bezahlt, und zurückgegeben, wo der Händler keine annehmen darf',
  },
  problemsTitle: 'Bitte prüfe diese Angaben',
  problems: {
    number_invalid: 'Das ist keine Kartennummer. Prüfe die Ziffern.',
    number_unknown: 'Hier funktionieren nur die Testkarten auf dieser Seite.',
    expiry_invalid: 'Gib Monat und Jahr ein, zum Beispiel 08/31.',
    expiry_past: 'Diese Karte ist abgelaufen.',
    cvc_invalid: 'Gib die 3 oder 4 Ziffern der Kartenprüfnummer ein.',
    holder_missing: 'Gib den Namen auf der Karte ein.',
  },
  questions: questions(
    {
      title: 'Bei deiner Bank bestätigen',
      text: (amount) => `Die Testbank fragt: Möchtest du ${amount} bezahlen?`,
      yes: 'Zahlung bestätigen',
    },
    {
      title: 'An der Kasse bezahlen',
      text: (amount) => `Die Testkasse fragt: Sind ${amount} in bar bezahlt?`,
      yes: 'Es ist bezahlt',
    },
    {
      title: 'Aus deiner Wallet bezahlen',
      text: (amount) => `Test-Wallet: ${amount} daraus bezahlen?`,
      yes: 'Aus der Wallet bezahlen',
    },
  ),
  payee: {
    title: 'Wohin soll das Geld?',
    text: (amount) => `Baize zahlt dir ${amount} aus. Wähle eines deiner Testkonten.`,
    account: 'Konto',
    none: 'Ich möchte keine Auszahlung',
    missed: 'Wähle ein Konto.',
    said: 'Danke. Der Händler macht von hier aus weiter.',
    left: 'Es wurde keine Auszahlung verlangt. Das Geld bleibt beim Händler.',
  },
  confirmNo: 'Ablehnen',
  processingTitle: 'Die Bank bearbeitet die Zahlung',
  pendingTitle: 'Das dauert etwas länger',
  pendingText:
    'Du kommst jetzt zurück zum Händler. Dort siehst du das Ergebnis, sobald es feststeht. Du musst nicht noch einmal bezahlen.',
  back: 'Zurück zum Händler',
  ends: {
    approved: 'Diese Zahlung ist bezahlt.',
    credit_refused: 'Der Händler darf keine Kreditkarten annehmen. Das Geld geht auf deine Karte zurück.',
    declined: 'Die Bank hat diese Zahlung abgelehnt.',
    insufficient: 'Das Guthaben der Karte reichte für diese Zahlung nicht.',
    not_confirmed: 'Diese Zahlung wurde nicht bestätigt.',
    cancelled: 'Diese Zahlung wurde abgebrochen.',
    abandoned: 'Diese Zahlung war zu lange offen und ist geschlossen.',
  },
  notFoundTitle: 'Zahlung nicht gefunden',
  notFoundText: 'Zu dieser Adresse gibt es keine Zahlung. Geh zurück zum Händler und beginne neu.',
  busyTitle: 'Zu viele Versuche',
  busyText: 'Warte eine Minute und versuche es dann noch einmal.',
  language: 'Sprache',
}

const fa: Texts = {
  direction: 'rtl',
  name: 'فارسی',
  secureCheckout: 'پرداخت',
  testNotice: 'حالت آزمایشی. هیچ پولی جابه‌جا نمی‌شود و کارت واقعی پذیرفته نمی‌شود.',
  payTo: 'پرداخت به',
  reference: 'شناسهٔ پرداخت',
  player: 'مشتری',
  cardTitle: 'پرداخت با کارت',
  fields: { number: 'شمارهٔ کارت', expiry: 'تاریخ انقضا', cvc: 'کد امنیتی', holder: 'نام روی کارت' },
  expiryHint: 'ماه و سال میلادی، مانند 08/31',
  cvcHint: '۳ یا ۴ رقم',
  pay: (amount) => `پرداخت ${amount}`,
  cancel: 'لغو پرداخت',
  waits: 'این صفحه ۳۰ دقیقه باز می‌ماند. اگر آن را ببندید، چیزی پرداخت نمی‌شود.',
  testCards: 'کارت‌های آزمایشی',
  testCardsHint: 'هر کارت نتیجهٔ خودش را دارد. یکی را انتخاب کنید تا فرم پر شود.',
  use: 'انتخاب',
  outcomes: {
    approve: 'بی‌درنگ پرداخت می‌شود',
    confirm: 'بانک از شما تأیید می‌خواهد',
    slow: 'پرداخت می‌شود، اما بانک کند است',
    insufficient: 'رد می‌شود: موجودی کافی نیست',
    decline: 'بانک آن را رد می‌کند',
    credit: 'کارت اعتباری: پرداخت می‌شود و اگر فروشنده اجازهٔ پذیرش نداشته باشد بازمی‌گردد',
  },
  problemsTitle: 'لطفاً این موارد را بررسی کنید',
  problems: {
    number_invalid: 'این شمارهٔ کارت درست نیست. رقم‌ها را بررسی کنید.',
    number_unknown: 'اینجا فقط کارت‌های آزمایشی همین صفحه کار می‌کنند.',
    expiry_invalid: 'ماه و سال را وارد کنید، مانند 08/31.',
    expiry_past: 'این کارت دیگر معتبر نیست.',
    cvc_invalid: '۳ یا ۴ رقم کد امنیتی را وارد کنید.',
    holder_missing: 'نام روی کارت را وارد کنید.',
  },
  questions: questions(
    {
      title: 'تأیید در بانک',
      text: (amount) => `بانک آزمایشی می‌پرسد: آیا می‌خواهید ${amount} پرداخت کنید؟`,
      yes: 'تأیید پرداخت',
    },
    {
      title: 'پرداخت در صندوق',
      text: (amount) => `صندوق آزمایشی می‌پرسد: آیا ${amount} نقدی پرداخت شده است؟`,
      yes: 'پرداخت شد',
    },
    {
      title: 'پرداخت از کیف پول شما',
      text: (amount) => `کیف پول آزمایشی: ${amount} از آن پرداخت شود؟`,
      yes: 'پرداخت از کیف پول',
    },
  ),
  payee: {
    title: 'پول به کجا برود؟',
    text: (amount) => `Baize مبلغ ${amount} به شما می‌پردازد. یکی از حساب‌های آزمایشی خود را برگزینید.`,
    account: 'حساب',
    none: 'برداشتی نمی‌خواهم',
    missed: 'حسابی را برگزینید.',
    said: 'سپاس. فروشگاه از این‌جا ادامه می‌دهد.',
    left: 'برداشتی خواسته نشد. پول نزد فروشگاه می‌ماند.',
  },
  confirmNo: 'رد کردن',
  processingTitle: 'بانک در حال بررسی است',
  pendingTitle: 'کمی بیشتر طول می‌کشد',
  pendingText: 'اکنون به فروشگاه برمی‌گردید و نتیجه را همان‌جا می‌بینید. لازم نیست دوباره پرداخت کنید.',
  back: 'بازگشت به فروشگاه',
  ends: {
    approved: 'این پرداخت انجام شده است.',
    credit_refused: 'فروشنده اجازهٔ پذیرش کارت اعتباری ندارد. پول به کارت شما بازمی‌گردد.',
    declined: 'بانک این پرداخت را رد کرد.',
    insufficient: 'موجودی کارت برای این پرداخت کافی نبود.',
    not_confirmed: 'این پرداخت تأیید نشد.',
    cancelled: 'این پرداخت لغو شد.',
    abandoned: 'این پرداخت بیش از حد باز ماند و بسته شد.',
  },
  notFoundTitle: 'پرداختی پیدا نشد',
  notFoundText: 'این نشانی به هیچ پرداختی تعلق ندارد. به فروشگاه برگردید و دوباره شروع کنید.',
  busyTitle: 'تلاش‌های بیش از حد',
  busyText: 'یک دقیقه صبر کنید و سپس دوباره تلاش کنید.',
  language: 'زبان',
}

export const texts = { en, de, fa }

export type Language = keyof typeof texts

/** The page's language for a locale such as `de` or `fa-IR`; English for any we do not speak. */
export function languageOf(locale: string): Language {
  const stem = locale.toLowerCase().split('-')[0]
  return stem === 'de' || stem === 'fa' ? stem : 'en'
}
