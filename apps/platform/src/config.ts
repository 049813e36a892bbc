import type { OwnTexts, SmtpServer } from './modules/delivery/mail/index.ts'
import type { PushConfig } from './modules/delivery/push/index.ts'
import type { PackChoice } from './modules/ground/packs/index.ts'
import type { DocumentConfig } from './modules/person/documents/index.ts'

/** What the platform needs to know of the place it runs in. Validated by the composition root. */
export interface PlatformConfig {
  /** Origin players see, without a trailing slash, for example `https://play.example`. */
  publicUrl: string
  /** Secret of at least 32 characters that signs access tokens (HS256). */
  tokenSecret: string
  /** Life of an access token. The specification says 15 minutes. */
  accessTokenSeconds: number
  /** How long after its end an access token can still be refreshed: 30 days. */
  refreshWindowSeconds: number
  /**
   * Whether a refresh needs the `httpOnly` companion cookie set at login. Off only for clients that
   * omit credentials; a token stolen by a script then lives until its session is closed.
   */
  isSessionBindingOn: boolean
  /** Header that carries the visitor's two-letter country, lower case; the edge must set or strip it. */
  countryHeader: string
  /** Whether the edge says of everybody where they are; who comes without a country then came around it. */
  isCountryStated: boolean
  /** Header that carries the visitor's address, lower case; `null` uses the address of the connection. */
  addressHeader: string | null
  /** Where uploads lie while their call runs; made when the first one comes. */
  uploadDir: string
  /** Origin of a service that knows stolen passwords by a range of hashes; `null` asks the bundled list alone. */
  breachedPasswordsUrl: string | null
  documents: DocumentConfig
  /** Folders of offers; a file of a later one takes the place of its namesake. */
  offerFolders: readonly string[]
  /** Whose rules hold. */
  packs: PackChoice
  identity: {
    /** Which of the company's levels of checks players go through. */
    level: string
  }
  /** What push services are told of the house. */
  push: PushConfig['push']
  /** Whether somebody who is not signed in may use the live chat. */
  areGuestsInChat: boolean
  /** Where operators' rooms take alerts: secrets, because whoever has one can write there. */
  alertAddresses: readonly string[]
  mail: {
    /** The address letters come from, as a mail header has it: `Baize <no-reply@play.example>`. */
    from: string
    /** What letters call the house. */
    siteName: string
    /** The house's own mail server; `null` gives e-mails to the mail company. */
    smtp: SmtpServer | null
    /** What an operator's content folder says in place of our letters. */
    ownTexts?: OwnTexts | undefined
    /** Where the contact form writes to. */
    operatorAddress: string
  }
}
