// An identity company in plain Node, which believes the form it is filled in: adults pass, minors do not.
// SITE_URL, COMPANY_NAME, APP_TOKEN and COMPANY_SECRET are as registered; JOURNAL is a file that must outlive the process.
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSame, openJournal, serve, UNSIGNED } from '../company.mjs'

const { SITE_URL = '', COMPANY_NAME = '', APP_TOKEN = '', COMPANY_SECRET = '' } = process.env
const { PLATFORM_URL = SITE_URL, PUBLIC_URL, JOURNAL = 'journal.jsonl', PORT = '4002' } = process.env

/** @typedef {{ firstName: string, lastName: string, dob: string, country: string, number: string }} Claim */
/** @typedef {{ reviewAnswer: string, reviewRejectType?: string, moderationComment?: string }} Review */
/** @typedef {{ id: string, playerId: string, levelName: string, claim?: Claim, review?: Review, owed: object[] }} Applicant */

/**
 * Who was asked to show who they are, by the player's id, with the webhooks that the platform has not received.
 * @type {{ rows: Map<string, Applicant>, write: (playerId: string, change: Partial<Applicant>) => void }}
 */
const { rows: applicants, write } = openJournal(JOURNAL)

/** @type {(text: string) => string} */
const sign = (text) => createHmac('sha256', COMPANY_SECRET).update(text).digest('hex')

/** @type {(request: import('../company.mjs').Request, body: string) => boolean} */
function isTrusted({ headers, method, url }, body) {
  const seconds = String(headers['x-app-access-ts'])
  const isNow = Math.abs(Date.now() / 1000 - Number(seconds)) <= 60
  const isSigned = isSame(String(headers['x-app-access-sig']), sign(seconds + method + url + body))
  return isNow && isSigned && headers['x-app-token'] === APP_TOKEN
}

/** A token says whose page it opens and until when; the signature keeps both. @type {(playerId: string, until: number) => string} */
const tokenOf = (playerId, until) => `${playerId}.${until}.${sign(`token ${playerId} ${until}`)}`

/** @type {(token: string) => Applicant | undefined} */
function ownerOf(token) {
  const [playerId = '', until] = token.split('.')
  return isSame(token, tokenOf(playerId, Number(until))) && Date.now() < Number(until)
    ? applicants.get(playerId)
    : undefined
}

/** Webhooks of one applicant go one after the other, in the order of what happened; each until it is received. */
const telling = new Set()
/** @type {(playerId: string) => Promise<void>} */
async function tell(playerId) {
  if (telling.has(playerId)) return
  telling.add(playerId)
  const address = `${PLATFORM_URL}/callbacks/identity/${COMPANY_NAME}`
  const owed = () => /** @type {Applicant} */ (applicants.get(playerId)).owed
  for (let waitMs = 500; owed().length > 0; waitMs = Math.min(2 * waitMs, 60_000)) {
    const body = JSON.stringify(owed()[0])
    const digest = { 'x-payload-digest': sign(body), 'x-payload-digest-alg': 'HMAC_SHA256_HEX' }
    const headers = { 'content-type': 'application/json', ...digest }
    const signal = AbortSignal.timeout(5_000)
    const reply = await fetch(address, { method: 'POST', body, headers, signal }).catch(() => null)
    if (reply?.ok) write(playerId, { owed: owed().slice(1) })
    else await sleep(waitMs)
  }
  telling.delete(playerId)
}
for (const playerId of applicants.keys()) void tell(playerId)

/** @type {(claim: Claim) => Review} */
function judge({ dob, number }) {
  const age = new Date(Date.now() - Date.parse(dob)).getUTCFullYear() - 1970
  if (age < 18) return { reviewAnswer: 'RED', reviewRejectType: 'FINAL', moderationComment: 'Only adults may play.' }
  if (/^[A-Z0-9]{6,12}$/.test(number)) return { reviewAnswer: 'GREEN' }
  const moderationComment = 'Please enter the number as it stands on the document.'
  return { reviewAnswer: 'RED', reviewRejectType: 'RETRY', moderationComment }
}

/** @type {(applicant: Applicant, claim: Claim) => void} */
function review({ id: applicantId, playerId, levelName, owed }, claim) {
  const reviewResult = judge(claim)
  const about = { applicantId, externalUserId: playerId, levelName }
  /** @type {(at: number) => string} */
  const moment = (at) => new Date(at).toISOString().replace('T', ' ').slice(0, -1)
  const pending = { type: 'applicantPending', ...about, createdAtMs: moment(Date.now()) }
  const reviewed = { type: 'applicantReviewed', ...about, reviewResult, createdAtMs: moment(Date.now() + 1) }
  write(playerId, { claim, review: reviewResult, owed: [...owed, pending, reviewed] })
  void tell(playerId)
}

/** @type {(said: string) => import('../company.mjs').Answer} */
const page = (said) => ({
  headers: {
    'content-security-policy': `frame-ancestors ${new URL(SITE_URL).origin}`,
    'referrer-policy': 'no-referrer',
  },
  html: `<title>Who are you?</title><meta name="viewport" content="width=device-width"><p role="status">${said}</p>
<form method="post"><input type="hidden" name="token"><p><label>First name <input name="firstName" required></label>
<p><label>Last name <input name="lastName" required></label><p><label>Born on <input name="dob" type="date" required></label>
<p><label>Country of the document <input name="country" required></label>
<p><label>Number of the document <input name="number" required></label><p><button>Send</button></form>
<script>document.forms[0].token.value = location.hash.slice(1)</script>`,
})

const address = serve(PORT, (request, body) => {
  const { method, url = '/' } = request
  if (url === '/idensic/static/sns-websdk-builder.js')
    return {
      script: `window.snsWebSdk = { init(token) {
  const frame = document.createElement('iframe')
  const builder = { withConf: () => builder, withOptions: () => builder, on: () => builder, build: () => ({
    launch: (place) => { frame.src = '${PUBLIC_URL ?? address()}/frame#' + token; frame.width = '100%'; frame.height = 480; frame.title = 'Who are you?'; (place.append ? place : document.querySelector(place)).append(frame) },
    destroy: () => frame.remove(),
  }) }
  return builder
} }`,
    }
  if (url === '/frame' && method === 'GET') return page('')
  if (url === '/frame') {
    const { token = '', ...claim } = Object.fromEntries(new URLSearchParams(body))
    const applicant = ownerOf(token)
    if (!applicant) return page('This page is too old. Please open it again.')
    if (!applicant.review || applicant.review.reviewRejectType === 'RETRY')
      review(applicant, /** @type {any} */ (claim))
    return { html: '<p role="status">Thank you. The site says how it went.' }
  }
  if (!isTrusted(request, body)) return UNSIGNED
  if (url === '/resources/accessTokens/sdk') {
    const { userId, levelName, ttlInSecs } = JSON.parse(body)
    if (!applicants.has(userId)) write(userId, { id: randomUUID(), playerId: userId, owed: [] })
    write(userId, { levelName })
    return { body: { token: tokenOf(userId, Date.now() + ttlInSecs * 1000), userId } }
  }
  const [, id] = /^\/resources\/applicants\/([\w-]+)\/one$/.exec(url) ?? []
  const applicant = [...applicants.values()].find((known) => known.id === id)
  if (!applicant) return { status: 404, body: { code: 404 } }
  const { playerId: externalUserId, claim, review: reviewResult } = applicant
  const { country, number, ...info } = claim ?? {}
  const idDocs = number ? [{ idDocType: 'ID_CARD', country, number }] : []
  return { body: { id, externalUserId, info: { ...info, idDocs }, review: { reviewResult } } }
})
