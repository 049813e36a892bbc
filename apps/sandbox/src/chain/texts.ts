import type { Language } from '../cashier/texts.ts'

export interface Texts {
  direction: 'ltr' | 'rtl'
  name: string
  notice: string
  language: string
  tagline: string
  title: string
  intro: string
  network: string
  address: string
  tag: string
  tagHint: string
  amount: string
  fee: string
  fees: { usual: (fee: string) => string; low: string }
  send: string
  parts: string
  dust: (amount: string) => string
  problems: Record<'network' | 'address' | 'amount', string>
  sent: string
  none: string
  nobody: string
  states: { waits: string; low: string; in: (count: number) => string; replaced: string }
  replace: string
  block: string
  look: string
  height: (count: number) => string
  busy: string
}

export const texts: Record<Language, Texts> = {
  en: {
    direction: 'ltr',
    name: 'English',
    notice: 'Pretend networks with pretend coins. Nothing of it is worth money.',
    language: 'Language',
    tagline: 'pretend wallet',
    title: 'Send coins',
    intro: 'A wallet that never runs empty. Pay to any address of the pretend networks and watch what becomes of it.',
    network: 'Network',
    address: 'Address',
    tag: 'Tag',
    tagHint: 'Many share one address here. Without the tag nobody knows whose the money is.',
    amount: 'Amount',
    fee: 'Fee',
    fees: { usual: (fee) => `Usual, ${fee}: in the next block`, low: 'Too low: waits until it is replaced' },
    send: 'Send',
    parts: 'Send in two parts',
    dust: (amount) => `Send dust, ${amount}`,
    problems: {
      network: 'Choose a network.',
      address: 'This is no address of the network.',
      amount: 'Enter an amount, with a point before the fraction.',
    },
    sent: 'Sent to this address',
    none: 'Nothing yet.',
    nobody: 'Nobody we know of is reached here. What you send is gone.',
    states: {
      waits: 'On its way',
      low: 'On its way, fee too low',
      in: (count) => (count === 1 ? '1 confirmation' : `${count} confirmations`),
      replaced: 'Replaced',
    },
    replace: 'Replace with a usual fee',
    block: 'Make a block',
    look: 'Look again',
    height: (count) => `Height of the network: ${count}`,
    busy: 'Too many requests came from here. Try again in a minute.',
  },
  de: {
    direction: 'ltr',
    name: 'Deutsch',
    notice: 'Gespielte Netze mit gespielten Coins. Nichts davon ist Geld wert.',
    language: 'Sprache',
    tagline: 'gespielte Wallet',
    title: 'Coins senden',
    intro: 'Eine Wallet, die nie leer wird. Zahle an jede Adresse der gespielten Netze und sieh, was daraus wird.',
    network: 'Netz',
    address: 'Adresse',
    tag: 'Tag',
    tagHint: 'Hier teilen sich viele eine Adresse. Ohne Tag weiß niemand, wem das Geld gehört.',
    amount: 'Betrag',
    fee: 'Gebühr',
    fees: { usual: (fee) => `Üblich, ${fee}: im nächsten Block`, low: 'Zu niedrig: wartet, bis sie ersetzt wird' },
    send: 'Senden',
    parts: 'In zwei Teilen senden',
    dust: (amount) => `Staub senden, ${amount}`,
    problems: {
      network: 'Wähle ein Netz.',
      address: 'Das ist keine Adresse dieses Netzes.',
      amount: 'Gib einen Betrag ein, mit einem Punkt vor den Nachkommastellen.',
    },
    sent: 'An diese Adresse gesendet',
    none: 'Noch nichts.',
    nobody: 'Hier ist niemand erreichbar, den wir kennen. Was du sendest, ist weg.',
    states: {
      waits: 'Unterwegs',
      low: 'Unterwegs, Gebühr zu niedrig',
      in: (count) => (count === 1 ? '1 Bestätigung' : `${count} Bestätigungen`),
      replaced: 'Ersetzt',
    },
    replace: 'Mit üblicher Gebühr ersetzen',
    block: 'Einen Block machen',
    look: 'Noch einmal nachsehen',
    height: (count) => `Höhe des Netzes: ${count}`,
    busy: 'Von hier kamen zu viele Anfragen. Versuche es in einer Minute noch einmal.',
  },
  fa: {
    direction: 'rtl',
    name: 'فارسی',
    notice: 'شبکه‌ها و سکه‌های نمایشی. هیچ‌یک ارزش پولی ندارد.',
    language: 'زبان',
    tagline: 'کیف پول نمایشی',
    title: 'فرستادن سکه',
    intro: 'کیف پولی که هرگز خالی نمی‌شود. به هر نشانی شبکه‌های نمایشی بپردازید و ببینید چه می‌شود.',
    network: 'شبکه',
    address: 'نشانی',
    tag: 'برچسب',
    tagHint: 'اینجا چند نفر یک نشانی دارند. بدون برچسب کسی نمی‌داند پول از آنِ کیست.',
    amount: 'مبلغ',
    fee: 'کارمزد',
    fees: { usual: (fee) => `معمول، ${fee}: در بلوک بعدی`, low: 'خیلی کم: تا جایگزین شدن می‌ماند' },
    send: 'فرستادن',
    parts: 'فرستادن در دو بخش',
    dust: (amount) => `فرستادن خرده، ${amount}`,
    problems: {
      network: 'شبکه‌ای برگزینید.',
      address: 'این نشانی این شبکه نیست.',
      amount: 'مبلغی بنویسید، با نقطه پیش از اعشار.',
    },
    sent: 'فرستاده‌شده به این نشانی',
    none: 'هنوز چیزی نیست.',
    nobody: 'کسی را در این نشانی نمی‌شناسیم. آنچه بفرستید از دست می‌رود.',
    states: {
      waits: 'در راه',
      low: 'در راه، کارمزد خیلی کم',
      in: (count) => `${new Intl.NumberFormat('fa').format(count)} تأیید`,
      replaced: 'جایگزین‌شده',
    },
    replace: 'جایگزینی با کارمزد معمول',
    block: 'ساختن یک بلوک',
    look: 'دوباره دیدن',
    height: (count) => `بلندای شبکه: ${new Intl.NumberFormat('fa').format(count)}`,
    busy: 'درخواست‌های زیادی از اینجا آمد. یک دقیقهٔ دیگر دوباره تلاش کنید.',
  },
}
