import { createTransport } from 'nodemailer'
import { htmlOf } from '../html.ts'
import { MailFailure, type MailProvider } from './port.ts'

/** A mail server that takes letters by SMTP. */
export interface SmtpServer {
  host: string
  port: number
  /** `implicit` from the first byte, `starttls` or not at all; `off` is for a relay on this machine. */
  encryption: 'implicit' | 'starttls' | 'off'
  user: string | null
  password: string | null
  /** Certificates, PEM, of a server that no public authority vouches for. */
  ca: string | null
}

/** To connect, and to be greeted. */
const CONNECT_MAX_MS = 5_000

/** Of silence; below the time after which somebody else takes the letter up. */
const SILENCE_MAX_MS = 20_000

/**
 * The mail server of the house. Each letter goes by a connection of its own, under its id as Message-ID. Only what the
 * server says for good of this recipient or this letter is a refusal; whatever it says of the house is tried again.
 */
export function createSmtp({ host, port, encryption, user, password, ca }: SmtpServer): MailProvider {
  const transport = createTransport({
    host,
    port,
    secure: encryption === 'implicit',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'off',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...(ca !== null && { tls: { ca } }),
    connectionTimeout: CONNECT_MAX_MS,
    greetingTimeout: CONNECT_MAX_MS,
    socketTimeout: SILENCE_MAX_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      const { letterId, from, to, replyTo, locale, subject, text, writtenAt } = letter
      try {
        await transport.sendMail({
          messageId: `<${letterId}@${domainOf(from)}>`,
          date: writtenAt,
          from,
          to: { name: '', address: to },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
          subject: subject ?? '',
          text,
          html: htmlOf(letter),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        })
        return 'taken'
      } catch (error) {
        if (isForGood(error)) return 'refused'
        throw new MailFailure(`the mail server did not take it: ${reasonOf(error)}`, { cause: error })
      }
    },
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

/** Who is not known here, or what is never taken; a sender or password that is refused is a matter of the house. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command } = error as SmtpError
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** Without what the server said, which repeats the address. */
function reasonOf(error: unknown): string {
  const { responseCode, code, command } = error as SmtpError
  return [responseCode ?? code, command].filter(Boolean).join(' ') || 'no answer'
}

function domainOf(from: string): string {
  return /@([^<>\s@]+)>?$/.exec(from)![1]!
}
