// A mail company in plain Node, which puts each letter into a Maildir, from where any mail program takes it.
// COMPANY_NAME and COMPANY_SECRET are as registered; MAILDIR is a folder that must outlive the process.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGuard, serve, UNSIGNED } from '../company.mjs'

const { COMPANY_NAME = '', COMPANY_SECRET = '', MAILDIR = 'maildir', PORT = '4003' } = process.env
const isTrusted = createGuard(COMPANY_NAME, COMPANY_SECRET)
for (const folder of ['tmp', 'new', 'cur', 'known']) mkdirSync(join(MAILDIR, folder), { recursive: true })

/** @typedef {{ letterId: string, kind: string, medium: string, from: string, to: string, replyTo: string | null, locale: string, subject: string, text: string, writtenAt: string }} Letter */

const NEVER = { status: 422, body: { status: 'malformed' } }

/** Words of any language in a header: parts of 39 bytes at most, none of which ends within a letter. @type {(words: string) => string} */
function encoded(words) {
  const parts = ['']
  for (const letter of words.replaceAll(/\s+/g, ' ')) {
    if (Buffer.byteLength(parts.at(-1) + letter) > 39) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ')
}

/** The letter as it stands in a mailbox (RFC 5322). Nothing of its members can begin a header of its own. @type {(letter: Letter) => string} */
function written({ letterId, from, to, replyTo, locale, subject, text, writtenAt }) {
  const [, name = '', address = from] = /^(.*) <(.+)>$/.exec(from) ?? []
  const body = Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  return [
    `Date: ${new Date(writtenAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${letterId}@${address.split('@')[1]}>`,
    `From: ${encoded(name)} <${address}>`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encoded(subject)}`,
    `Content-Language: ${locale}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
  ].join('\r\n')
}

serve(PORT, (request, body) => {
  if (!isTrusted(request, body)) return UNSIGNED
  if (request.url !== '/inbox/v1/letters') return { status: 404, body: { status: 'not_found' } }
  /** @type {Letter} */
  const letter = JSON.parse(body)
  const { letterId, medium, from, to, replyTo, locale, subject, text, writtenAt } = letter
  const lines = [medium, from, to, replyTo ?? '', locale, subject, writtenAt]
  const isSound = lines.every((line) => typeof line === 'string' && !/[\r\n]/.test(line)) && typeof text === 'string'
  if (!isSound || medium !== 'email' || !/^[0-9a-f-]{36}$/.test(letterId) || Number.isNaN(Date.parse(writtenAt)))
    return NEVER
  // What it said is kept as a digest alone: letters carry codes that give access.
  const [known, digest] = [join(MAILDIR, 'known', letterId), createHash('sha256').update(body).digest('hex')]
  const isKnown = existsSync(known)
  if (isKnown && readFileSync(known, 'utf8') !== digest) return { status: 409, body: { status: 'letter_conflict' } }
  if (!isKnown) {
    const file = join(MAILDIR, 'tmp', letterId)
    writeFileSync(file, written(letter), { flush: true })
    renameSync(file, join(MAILDIR, 'new', letterId))
    writeFileSync(known, digest, { flush: true })
  }
  return { body: { status: 'ok', letterId } }
})
