import type { BlockList } from 'node:net'
import type { ClamdAddress, HouseKey, PackChoice, S3Bucket, SmtpServer } from '@baize/platform'

/** `demo` tries the house with play money and the sandbox; `production` refuses what is unsafe with real players. */
export type Mode = 'demo' | 'production'

export interface SiteConfig {
  mode: Mode
  /** The address the site listens on. */
  bind: string
  port: number
  publicUrl: string
  dataDir: string
  /** An operator's own texts and pictures; `null` shows the shipped ones. */
  contentDir: string | null
  /** An operator's own bonuses; `null` offers the shipped ones. */
  offersDir: string | null
  /** `null` runs the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | null
  /** A pooler before it, for what serves people; `null` connects them to the server itself. */
  poolerUrl: string | null
  /** A replica of it, for lists; `null` reads them from the database itself. */
  replicaUrl: string | null
  databaseConnectionsMax: number
  /** Beside those: for bets and payments alone. */
  moneyConnectionsMax: number
  /** For a proxy to notice that the site is about to end, which serves on meanwhile. */
  drainSeconds: number
  /** `beside`: it runs already, started by another process of ours. */
  sandbox: { mode: 'on' | 'off' | 'beside'; host: string; port: number; url: string }
  isSessionBindingOn: boolean
  /** Shows the component gallery at `/_ui`; development always does. */
  isGalleryOn: boolean
  /** Whether the house shows loyalty levels: the page `/loyalty` and what leads there. */
  isLoyaltyOn: boolean
  isQuestsOn: boolean
  /** For how many days a browser keeps the tag of the partner who brought a visitor. */
  affiliateTagDays: number
  countryHeader: string
  /** Whether the operator named that header: the edge then places everybody, and who has no country came around it. */
  isCountryStated: boolean
  addressHeader: string | null
  /** Whose word about visitors is believed; whoever else connects is the visitor. */
  trustedProxies: BlockList
  /** `null` reads it from `dataDir`, made at the first start. */
  tokenSecret: string | null
  providerSecret: string | null
  centrifugo: { apiUrl: string; apiKey: string } | null
  /** A Valkey or Redis that counts attempts; `null` counts them in the database. */
  redisUrl: string | null
  /** A service that knows stolen passwords by ranges of hashes, as Pwned Passwords does. */
  breachedPasswordsUrl: string | null
  /**
   * Where operators are served, which is never where players are; `null` serves none. Port 0 takes a free one.
   */
  desk: { host: string; port: number } | null
  /** Where documents lie (`null`: below `dataDir`), keys besides our own, newest first, and who looks for viruses. */
  documents: { s3: S3Bucket | null; keys: HouseKey[]; scanner: ClamdAddress | null }
  /** Whose rules hold: packs of countries, of the licence, and an operator's own. */
  packs: PackChoice
  /** Where figures are read, `null`: nowhere; and whether each answer is a line of the log. */
  metrics: { host: string; port: number } | null
  /** Where spans of calls, jobs and statements are sent, under which name, and what share of them; `null` makes none. */
  tracing: { url: string; service: string; share: number } | null
  isAccessLogged: boolean
  /** Which level of checks players go through, how its page looks, and whether that replaces documents sent to us. */
  identity: { level: string; theme: 'dark' | 'light'; isInPlaceOfDocuments: boolean }
  /** What visits are measured with once a visitor agreed; `null` measures nothing. */
  tagManager: { id: string; url: string; origins: string[] } | null
  /** Whether somebody who is not signed in may use the live chat. */
  areGuestsInChat: boolean
  /** Where alerts for operators are posted. */
  alertAddresses: string[]
  /** Whether the address of `/betting` names what is shown there. */
  isSportsbookPathShared: boolean
  /** What push services know the house by; `null` makes a key of the token secret. */
  push: { privateKey: string | null; subject: string }
  /** Who letters come from, and where the contact form writes to. */
  mail: { from: string; siteName: string; smtp: SmtpServer | null; operatorAddress: string }
}
