import type { CountryNotice, Currency } from '@baize/contract'

export interface LocaleInfo {
  code: string
  nativeName: string
  isDefault: boolean
}

/** A shelf of games as the menus show it. */
export interface MenuCollection {
  /** `null` for the one that holds every game of the house. */
  id: string | null
  identity: string
  label: string
  icon: string
  count: number
}

/** What of a currency the site needs to show amounts. */
export interface CurrencyInfo extends Omit<Currency, 'isEnabled'> {
  /** Only players who have an account in it meet it. */
  isOff?: true
}

export interface Flags {
  questsEnabled?: boolean
  loyaltyEnabled?: boolean
  /** Players may bring others. */
  referralEnabled?: boolean
  /** A betting company takes bets. */
  sportsbook?: boolean
  /** The one that serves the visitor's country. */
  betting?: {
    /** Where it answers, without a slash at the end. */
    host: string
    /** What it calls the house. */
    clientId: string
    /** The digest of its script. */
    scriptIntegrity: string
    /** The address of the page names what is shown in the company's frame. */
    isPathShared: boolean
  }
  /** The live chat of a company, which is loaded when it is opened. */
  chat?: {
    /** Whose published script and calls it has. */
    protocol: 'livechat' | 'freshchat'
    /** Where the company answers, without a slash at the end. */
    host: string
    /** What it calls the house: a licence, or the token of a widget. */
    account: string
    /** The digest of its script; `null` where whatever the company serves may run. */
    scriptIntegrity: string | null
    isForGuests: boolean
  }
  useAtomicUnits?: boolean
  /** What the house knows already stands in payment forms all the same. */
  showWalletFilledFields?: boolean
  /** The company that checks who players are, where there is one. */
  sumsub?: {
    enabled: boolean
    /** Its check stands in place of documents sent to the house. */
    hideDocumentsPage: boolean
    theme: string
    /** The script of its web SDK. */
    scriptUrl: string
  }
  /** What the operator measures visits with, once a visitor agreed. */
  tagManager?: { id: string; url: string }
  /** For how many days a visitor is a partner's, where it is not thirty. */
  affiliateTagExpiration?: number
  /** The component gallery stands at `/_ui`. */
  gallery?: boolean
}

/** How the house is called, and its logo. */
export interface PageBrand {
  name: string
  /** The address of its picture; `null` for the shipped one. */
  logo: string | null
  /** The logo says the name by itself. */
  isNameInLogo: boolean
}

/** What holds for a page from its first byte to the next full load. Travels inside the HTML: no player data. */
export interface PageInfo {
  locale: string
  /** Empty for the default locale, otherwise `/de`. */
  prefix: string
  direction: 'ltr' | 'rtl'
  locales: LocaleInfo[]
  /** Upper case; `null` when the edge did not say. */
  country: string | null
  /** Sign-in and sign-up are closed for the visitor's country. */
  isSignInClosed: boolean
  /** What the page says by the rules of that country; `null` where no rule asks for anything. */
  notice: CountryNotice | null
  collections: MenuCollection[]
  /** All games of the house. */
  gameCount: number
  providerCount: number
  currencies: CurrencyInfo[]
  flags: Flags
  /** Ways in which somebody may pay in, by the names of methods; `crypto` for any coin. */
  paymentWays: readonly string[]
  publicUrl: string
  brand: PageBrand
  /** The origin that serves covers and games. */
  studioUrl: string
  buildId: string
  contentId: string
}

/** An in-site path with the locale's prefix: `/games/x` becomes `/de/games/x`. */
export function hrefIn(info: Pick<PageInfo, 'prefix'>, path: string): string {
  return path === '/' ? info.prefix || '/' : `${info.prefix}${path}`
}
