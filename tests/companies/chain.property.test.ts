import { createHmac } from 'node:crypto'
import { type Random, seededRandom } from '@baize/kit'
import { fromMain } from '@baize/money'
import { expect, it, vi } from 'vitest'
import { checkLedger } from '../../apps/platform/src/modules/money/ledger/index.ts'
import type { Payment } from '../../apps/sandbox/src/chain/chain.ts'
import { networkOf } from '../../apps/sandbox/src/chain/networks.ts'
import { askAddress, booked, type House, mine, openPurse, type Purse, send, startWithChain } from './coins.ts'

/** Each is a payment, a replacement, a block, a lost connection or a word out of turn. */
const STEPS = Number(process.env['CHAIN_STEPS'] ?? 150)
const SEED = Number(process.env['CHAIN_SEED'] ?? 11)

const PLACES = [
  { currency: 'BTC', network: 'bitcoin', id: 'BTC-CHAIN' },
  { currency: 'ETH', network: 'arbitrum', id: 'ETH-ARBITRUM' },
  { currency: 'USDT', network: 'ton', id: 'USDT-TON' },
]

interface Purses extends Purse {
  network: string
  id: string
  /** Smallest units; the highest least of its addresses. */
  least: bigint
  addresses: { address: string; tag: string | null; invoice: string }[]
}

it(
  `credits each of ${STEPS} random payments once, whatever order the words about them come in`,
  { timeout: 60_000 + STEPS * 500 },
  async () => {
    await using house = await startWithChain()
    const random = seededRandom(SEED)
    const purses: Purses[] = []
    for (const place of [...PLACES, ...PLACES])
      purses.push({
        ...place,
        ...(await openPurse(await house.platform.player(), place.currency)),
        least: 0n,
        addresses: [],
      })
    for (const purse of purses) await another(house, purse)
    const sent: string[] = []
    const met = new Set<string>()
    for (let step = 0; step < STEPS; step += 1) met.add(await act(house, random, purses, sent))

    house.setAway(false)
    for (const { id } of PLACES) await mine(house.chain, id, 6)
    await vi.waitFor(
      async () => {
        await house.askAll()
        for (const purse of purses) await compare(house, purse)
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(await checkLedger(house.platform.pool)).toEqual([])
    // A run that never met one of these would prove less than it says.
    expect([...met].toSorted()).toEqual(['address', 'away', 'block', 'dust', 'parts', 'pay', 'replace', 'words'])
    expect(sent.length).toBeGreaterThan(STEPS / 4)
  },
)

/** One thing happens; answers what it was. */
async function act(house: House, random: Random, purses: Purses[], sent: string[]): Promise<string> {
  const { chain } = house
  const purse = purses[random.below(purses.length)]!
  const to = purse.addresses[random.below(purse.addresses.length)]!
  const { places } = networkOf(purse.id)!
  // Main units, up to six times the least, with every digit the coin has.
  const scale = 10n ** BigInt(places)
  const amount = () => write((purse.least * BigInt(100 + random.below(500))) / 100n + BigInt(random.below(1000)), scale)
  const fee = random.below(3) === 0 ? 'low' : 'usual'
  const pay = async (values: string[]) => void sent.push(...(await send(chain, purse.id, to, values, fee)))
  switch (random.below(12)) {
    case 0:
    case 1:
    case 2:
      return pay([amount()]).then(() => 'pay')
    case 3:
      return pay([amount(), amount()]).then(() => 'parts')
    case 4:
    case 5:
      return pay([write(purse.least / 7n + BigInt(random.below(100)), scale)]).then(() => 'dust')
    case 6: {
      const fresh = await chain.replace(sent[random.below(sent.length)] ?? '')
      if (fresh) sent.push(fresh)
      return 'replace'
    }
    case 7:
    case 8:
      return mine(chain, purse.id, 1).then(() => 'block')
    case 9:
      house.setAway(random.below(2) === 0)
      return 'away'
    case 10:
      await another(house, purse)
      return 'address'
    default: {
      // Words about anything, at one moment, true or not.
      const words = Array.from({ length: 4 }, () => purse.addresses[random.below(purse.addresses.length)]!.invoice)
      await Promise.all(words.map((invoice) => say(house, invoice)))
      return 'words'
    }
  }
}

async function another(house: House, purse: Purses): Promise<void> {
  house.setAway(false)
  const { address, tag, amountMin } = await askAddress(purse, purse.network)
  const least = fromMain(amountMin, 10n ** BigInt(networkOf(purse.id)!.places))
  purse.least = least > purse.least ? least : purse.least
  const invoice = house.chain.at(purse.id, address, tag)!.id
  if (!purse.addresses.some((known) => known.invoice === invoice)) purse.addresses.push({ address, tag, invoice })
}

async function say({ platform, secret }: House, invoiceId: string): Promise<void> {
  const body = JSON.stringify({ type: 'InvoiceReceivedPayment', storeId: 'baize', invoiceId })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` }
  const reply = await fetch(`${platform.url}/callbacks/coins/chain`, { method: 'POST', body, headers })
  expect(reply.status).toBe(200)
}

/** The house has credited what the chain holds settled, to the smallest unit; only less than the least waits. */
async function compare({ chain, platform }: House, purse: Purses): Promise<void> {
  const scale = 10n ** BigInt(networkOf(purse.id)!.places)
  const settled = purse.addresses.flatMap(({ invoice }) =>
    chain.paymentsTo(invoice).filter(({ status }: Payment) => status === 'Settled'),
  )
  const total = settled.reduce((sum, { value }) => sum + fromMain(value, scale), 0n)
  const { balance, entries } = await booked(platform, purse)
  const waiting = await waitingAt(platform, purse)
  expect({ total: balance + waiting.amount, payments: entries + waiting.count }).toEqual({
    total,
    payments: settled.length,
  })
  expect(waiting.amount < purse.least).toBe(true)
}

async function waitingAt({ pool }: House['platform'], { accountId }: Purses) {
  const { rows } = await pool.query<{ amount: string; count: number }>(
    `SELECT coalesce(sum(amount), 0)::text AS amount, count(*)::integer AS count FROM invoice
     WHERE account_id = $1 AND status_result = 'small'`,
    [accountId],
  )
  return { amount: BigInt(rows[0]!.amount), count: rows[0]!.count }
}

function write(amount: bigint, scale: bigint): string {
  return `${amount / scale}.${(amount % scale).toString().padStart(scale.toString().length - 1, '0')}`
}
