// A game studio with one game of dice, in plain Node: the catalogue feed, the page of the game, and the seamless wallet.
// PLATFORM_URL, STUDIO_NAME and STUDIO_SECRET are as registered; JOURNAL is a file that must outlive the process.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openJournal, post, serve } from '../company.mjs'

const {
  PLATFORM_URL = '',
  STUDIO_NAME = '',
  STUDIO_SECRET = '',
  JOURNAL = 'journal.jsonl',
  PORT = '4000',
} = process.env
const SITE_ORIGIN = process.env.SITE_ORIGIN ?? new URL(PLATFORM_URL).origin
const GAME = 'lucky-six'
const STAKES = [100, 200, 500, 1000]

const FEED = {
  revision: '1',
  studios: [{ identity: STUDIO_NAME, name: 'Plain Dice', images: {} }],
  collections: [{ identity: 'dice', name: 'Dice' }],
  games: [
    {
      identity: GAME,
      name: 'Lucky Six',
      studio: STUDIO_NAME,
      collections: ['dice'],
      labels: ['new'],
      type: 'dice',
      volatility: 'medium',
      rtp: 95,
      hitRate: 16.67,
      maxWinMultiplier: 5.7,
      isDemoMode: true,
      platforms: [1, 2],
      dominantColor: '#27584a',
      popularity: 1,
      images: {},
    },
  ],
}

/** @typedef {{ path: string, body: object }} Due */
/** @typedef {{ token?: string, currency: string, unit: number, balance: number, roundMs: number, stakeMax?: number, freeAt: number }} Session */
/** @typedef {{ status: string, [key: string]: any }} Answer */

/**
 * One signed call, sent again with a new nonce until it is answered; `null` after so many attempts without an answer.
 * @param {string} path
 * @param {object} body
 * @param {number} attempts
 * @returns {Promise<Answer | null>}
 */
async function call(path, body, attempts) {
  const url = `${PLATFORM_URL}/seamless/v1/${path}`
  const signed = { name: STUDIO_NAME, secret: STUDIO_SECRET, url, text: JSON.stringify(body), timeoutMs: 5_000 }
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const reply = await post(signed).catch(() => null)
    const answer = reply && reply.status < 500 ? await reply.json().catch(() => null) : null
    if (answer) return answer
    await sleep(Math.min(200 * 2 ** attempt, 60_000))
  }
  return null
}

/**
 * What each round still owes: a call that must reach the platform whatever happens to this process.
 * @type {{ rows: Map<string, { due: Due | null }>, write: (roundId: string, owed: { due: Due | null }) => void }}
 */
const { rows: rounds, write } = openJournal(JOURNAL)

/** @type {(roundId: string, due: Due | null) => void} */
const owe = (roundId, due) => write(roundId, { due })

/** @type {(roundId: string) => Promise<Answer | null>} */
async function settle(roundId) {
  const { path, body } = /** @type {{ due: Due }} */ (rounds.get(roundId)).due
  const answer = await call(path, body, Infinity)
  owe(roundId, null)
  return answer
}

for (const [roundId, { due }] of rounds) if (due) void settle(roundId)

/**
 * Sessions of pages by a key of the page's own; the token of the platform never leaves this process.
 * @type {Map<string, Session>}
 */
const sessions = new Map()

/** @type {(query: URLSearchParams) => Promise<string | null>} */
async function openSession(query) {
  const key = randomUUID()
  if (query.get('mode') === 'demo') {
    sessions.set(key, {
      balance: 100_000,
      currency: 'FUN',
      unit: 100,
      roundMs: Number(query.get('roundMs')),
      freeAt: 0,
    })
    return key
  }
  const answer = await call('session', { launchToken: query.get('token') ?? '', gameId: GAME }, 3)
  if (answer?.status !== 'ok') return null
  const { sessionToken: token, currency, subunitToUnit: unit, balance, rules } = answer
  const [roundMs, stakeMax] = [rules?.roundMs ?? 0, Number(rules?.stakeMax ?? Infinity)]
  sessions.set(key, { token, currency, unit, balance: Number(balance), roundMs, stakeMax, freeAt: 0 })
  return key
}

/**
 * A round: the stake is taken before the dice is thrown, and what was won is owed from then on.
 * @type {(session: Session, stake: number, guess: number) => Promise<object>}
 */
async function roll(session, stake, guess) {
  const waitMs = session.freeAt - Date.now()
  session.freeAt = Math.max(Date.now(), session.freeAt) + session.roundMs
  if (waitMs > 0) await sleep(waitMs)
  const dice = randomInt(1, 7)
  const won = dice === guess ? (stake * 57) / 10 : 0
  if (!session.token) {
    if (stake > session.balance) return { status: 'insufficient_funds', balance: session.balance }
    session.balance += won - stake
    return { status: 'ok', dice, won, balance: session.balance }
  }
  const [roundId, transactionId] = [randomUUID(), randomUUID()]
  const { token: sessionToken, currency } = session
  const movement = { sessionToken, roundId, gameId: GAME, currency }
  const rollback = { sessionToken, transactionId: randomUUID(), betTransactionId: transactionId, roundId }
  owe(roundId, { path: 'rollback', body: rollback })
  const bet = await call('bet', { ...movement, transactionId, amount: String(stake) }, 3)
  if (bet === null) void settle(roundId)
  if (bet === null) return { status: 'failed' }
  if (bet.status !== 'ok') owe(roundId, null)
  if (bet.status !== 'ok') return { status: bet.status, balance: bet.balance && Number(bet.balance) }
  const win = { ...movement, transactionId: randomUUID(), amount: String(won), isRoundClosed: true }
  owe(roundId, { path: 'win', body: win })
  const { balance } = /** @type {Answer} */ (await settle(roundId))
  return { status: 'ok', dice, won, balance: Number(balance) }
}

/** @type {(shown: { key: string, unit: number, currency: string, balance: number, stakes: number[] }) => string} */
const page = ({
  key,
  unit,
  currency,
  balance,
  stakes,
}) => `<html lang="en"><meta name="viewport" content="width=device-width"><title>Lucky Six</title>
<style>body{font:1.2rem system-ui;text-align:center;background:#17362d;color:#fff}button,select{font:inherit;padding:.5em 1em}</style>
<h1>Lucky Six</h1><p>Choose a number. It pays 5.7 times the stake. ${currency}</p>
<label>Stake <select id="stake">${stakes.map((stake) => `<option value="${stake}">${stake / unit}</option>`).join('')}</select></label>
<p>${[1, 2, 3, 4, 5, 6].map((number) => `<button value="${number}">${number}</button>`).join(' ')}</p><p id="said" role="status"></p>
<script>
const tell = (type, more) => parent.postMessage({ source: 'baize-studio', type, ...more }, ${JSON.stringify(SITE_ORIGIN)})
let balance = '${balance}', isPaused = false, isBusy = false
const say = (words) => { said.textContent = words + ' Balance: ' + balance / ${unit} }
addEventListener('message', ({ origin, data }) => {
  if (origin !== ${JSON.stringify(SITE_ORIGIN)} || data.source !== 'baize-site') return
  if (data.type === 'pause' || data.type === 'resume') { isPaused = data.type === 'pause'; say(isPaused ? 'Paused.' : '') }
})
document.querySelectorAll('button').forEach((button) => button.onclick = async () => {
  if (isPaused || isBusy) return
  isBusy = true
  const round = crypto.randomUUID(), bet = stake.value
  tell('round-started', { round, stake: bet })
  const body = JSON.stringify({ key: '${key}', stake: Number(bet), guess: Number(button.value) })
  const answer = await fetch('/roll', { method: 'POST', body }).then((reply) => reply.json()).catch(() => ({ status: 'failed' }))
  if (answer.balance !== undefined) balance = String(answer.balance)
  isBusy = false
  const reasons = { insufficient_funds: 'insufficient-funds', check_due: 'check-due', session_ended: 'session-ended', bet_refused: 'not-taken' }
  if (answer.status !== 'ok') { say('Not played.'); return tell('bet-refused', { round, reason: reasons[answer.status] ?? 'failed', stake: bet, balance, fits: null }) }
  say('The dice shows ' + answer.dice + (answer.won > 0 ? ': you win ' + answer.won / ${unit} + '.' : '.'))
  tell('round-settled', { round, stake: bet, win: String(answer.won), balance })
})
tell('loaded'); tell('ready', { balance }); say('')
</script></html>`

serve(PORT, async ({ method, url = '/' }, body) => {
  const { pathname, searchParams } = new URL(url, 'http://studio')
  if (pathname === '/feed') return { body: FEED }
  if (pathname === `/play/${GAME}`) {
    const key = await openSession(searchParams)
    if (!key) return { status: 410, html: '<title>Lucky Six</title><p>Please open the game again.' }
    const { stakeMax = Infinity, ...session } = /** @type {Session} */ (sessions.get(key))
    return { html: page({ ...session, key, stakes: STAKES.filter((stake) => stake <= stakeMax) }) }
  }
  if (pathname !== '/roll' || method !== 'POST') return { status: 404, body: {} }
  const { key, stake, guess } = JSON.parse(body)
  const session = sessions.get(key)
  const isSound =
    session && STAKES.includes(stake) && !(stake > (session.stakeMax ?? Infinity)) && [1, 2, 3, 4, 5, 6].includes(guess)
  return isSound ? { body: await roll(session, stake, guess) } : { status: 422, body: { status: 'failed' } }
})
