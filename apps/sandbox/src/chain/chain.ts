import { randomBytes } from 'node:crypto'
import type { Clock } from '@baize/kit'
import type { Journal } from '../cashier/journal.ts'
import { type Network, networkOf, networks, newPlace, newTransactionId } from './networks.ts'

/** An address the house asked for. Whatever comes to it, in any amount, is its. */
export interface ChainInvoice {
  kind: 'invoice'
  id: string
  createdAt: string
  currency: string
  network: string
  orderId: string
  /** How many blocks a payment must lie under. */
  confirmations: number
  speedPolicy: string
  address: string
  tag: string | null
}

interface Output {
  address: string
  tag: string | null
  /** Main units, exact. */
  value: string
}

/** A transaction: on its way, in a block, or replaced by another that spends the same. */
export interface Transaction {
  kind: 'transaction'
  id: string
  createdAt: string
  network: string
  outputs: readonly Output[]
  /** Too little waits until it is replaced. */
  fee: 'usual' | 'low'
  /** The block it is in. */
  height: number | null
  replacedBy: string | null
}

/** How far a network has come. */
interface Tip {
  kind: 'tip'
  id: string
  createdAt: string
  height: number
}

export type ChainRow = ChainInvoice | Transaction | Tip

/** A payment to an invoice, as the house asks for it. */
export interface Payment {
  id: string
  receivedAt: string
  value: string
  status: 'Processing' | 'Settled' | 'Invalid'
  destination: string
}

/** What happened to an invoice that the house wants to hear. */
export interface ChainEvent {
  type: 'InvoiceReceivedPayment' | 'InvoicePaymentSettled'
  invoice: ChainInvoice
  payment: Payment
}

interface Ports {
  clock: Clock
  journal: Pick<Journal<ChainRow>, 'read' | 'write'>
  tell: (event: ChainEvent) => void
}

const SPEEDS: Record<string, number> = { HighSpeed: 0, MediumSpeed: 1, LowMediumSpeed: 2, LowSpeed: 6 }

export function confirmationsFor(speedPolicy: string): number | undefined {
  return SPEEDS[speedPolicy]
}

/** Every network with what is on it, and the invoices that are watched. It moves when blocks are made. */
export class Chain {
  readonly #ports: Ports
  readonly #invoices = new Map<string, ChainInvoice>()
  readonly #byPlace = new Map<string, ChainInvoice>()
  readonly #transactions = new Map<string, Transaction>()
  readonly #toPlace = new Map<string, Transaction[]>()
  readonly #tips = new Map<string, number>()
  /** What the house was told last of each payment. */
  readonly #told = new Map<string, Payment['status']>()

  private constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The chain as it was left. The house asks about what it was not told meanwhile. */
  static async open(ports: Ports): Promise<Chain> {
    const chain = new Chain(ports)
    for (const row of await ports.journal.read()) chain.#take(row)
    for (const { id } of chain.#invoices.values())
      for (const payment of chain.paymentsTo(id)) chain.#told.set(`${id} ${payment.id}`, payment.status)
    return chain
  }

  /** Watches a new address. */
  async watch(order: { network: Network; orderId: string; speedPolicy: string }): Promise<ChainInvoice> {
    const invoice: ChainInvoice = {
      kind: 'invoice',
      id: randomBytes(16).toString('base64url'),
      createdAt: this.#now(),
      currency: order.network.currency,
      network: order.network.id,
      orderId: order.orderId,
      confirmations: SPEEDS[order.speedPolicy] ?? 1,
      speedPolicy: order.speedPolicy,
      ...newPlace(order.network),
    }
    await this.#keep(invoice)
    return invoice
  }

  find(id: string): ChainInvoice | undefined {
    return this.#invoices.get(id)
  }

  at(network: string, address: string, tag: string | null): ChainInvoice | undefined {
    return this.#byPlace.get(placeOf(network, address, tag))
  }

  /** Sends to each output. On a network of accounts each goes by a transaction of its own. */
  async send({
    network,
    outputs,
    fee,
  }: Pick<Transaction, 'outputs' | 'fee'> & { network: Network }): Promise<string[]> {
    const parts = network.style === 'utxo' ? [outputs] : outputs.map((output) => [output])
    const sent = parts.map((part) => this.#transaction(network.id, part, fee))
    for (const transaction of sent) await this.#keep(transaction)
    this.#tellOf(
      sent.flatMap((transaction) => transaction.outputs.map((output) => ({ ...output, network: network.id }))),
    )
    return sent.map(({ id }) => id)
  }

  /** Sends the same with a fee that is taken at once, in place of a transaction on its way; `null` where there is none. */
  async replace(id: string): Promise<string | null> {
    const former = this.#transactions.get(id)
    if (!former || former.height !== null || former.replacedBy !== null) return null
    const fresh = this.#transaction(former.network, former.outputs, 'usual')
    await this.#keep({ ...former, replacedBy: fresh.id })
    await this.#keep(fresh)
    this.#tellOf(fresh.outputs.map((output) => ({ ...output, network: former.network })))
    return fresh.id
  }

  /** Makes a block of every transaction that pays for its place. */
  async mine(network: string): Promise<void> {
    const height = this.heightOf(network) + 1
    const kept = this.#onWay(network)
    await this.#keep({ kind: 'tip', id: `tip ${network}`, createdAt: this.#now(), height })
    for (const transaction of kept.filter(({ fee, height: at }) => fee === 'usual' && at === null))
      await this.#keep({ ...transaction, height })
    this.#tellOf(kept.flatMap(({ outputs }) => outputs.map((output) => ({ ...output, network }))))
  }

  heightOf(network: string): number {
    return this.#tips.get(network) ?? 0
  }

  /** Whether a block would change anything for somebody. */
  isWaiting(network: string): boolean {
    return this.#onWay(network).some(({ fee, height }) => fee === 'usual' || height !== null)
  }

  /** Every payment to the invoice. */
  paymentsTo(id: string): Payment[] {
    const invoice = this.#invoices.get(id)
    if (!invoice) return []
    const place = placeOf(invoice.network, invoice.address, invoice.tag)
    return (this.#toPlace.get(place) ?? []).flatMap(({ id: transactionId }) => {
      const transaction = this.#transactions.get(transactionId)!
      return transaction.outputs.flatMap((output, index) =>
        placeOf(transaction.network, output.address, output.tag) === place
          ? [
              {
                id: `${transaction.id}-${index}`,
                receivedAt: transaction.createdAt,
                value: output.value,
                status: this.#statusOf(transaction, invoice),
                destination: output.address,
              },
            ]
          : [],
      )
    })
  }

  /** What was sent to a place, the newest first. */
  sentTo(network: string, address: string, tag: string | null): Transaction[] {
    const sent = this.#toPlace.get(placeOf(network, address, tag)) ?? []
    return sent.map(({ id }) => this.#transactions.get(id)!).toReversed()
  }

  confirmationsOf({ height, network }: Transaction): number {
    return height === null ? 0 : this.heightOf(network) - height + 1
  }

  #statusOf(transaction: Transaction, { confirmations }: ChainInvoice): Payment['status'] {
    if (transaction.replacedBy !== null) return 'Invalid'
    return this.confirmationsOf(transaction) >= confirmations ? 'Settled' : 'Processing'
  }

  /** What may still change: on its way, or in one of the last blocks. */
  #onWay(network: string): Transaction[] {
    const deep = Math.max(...Object.values(SPEEDS))
    return [...this.#transactions.values()].filter(
      (transaction) =>
        transaction.network === network && transaction.replacedBy === null && this.confirmationsOf(transaction) < deep,
    )
  }

  #transaction(network: string, outputs: readonly Output[], fee: Transaction['fee']): Transaction {
    const id = newTransactionId()
    const createdAt = this.#now()
    return { kind: 'transaction', id, createdAt, network, outputs, fee, height: null, replacedBy: null }
  }

  #tellOf(places: readonly { network: string; address: string; tag: string | null }[]): void {
    const invoices = new Set(places.flatMap(({ network, address, tag }) => this.at(network, address, tag) ?? []))
    for (const invoice of invoices)
      for (const payment of this.paymentsTo(invoice.id)) {
        const key = `${invoice.id} ${payment.id}`
        const former = this.#told.get(key)
        if (former === payment.status) continue
        this.#told.set(key, payment.status)
        if (former === undefined) this.#ports.tell({ type: 'InvoiceReceivedPayment', invoice, payment })
        if (payment.status === 'Settled') this.#ports.tell({ type: 'InvoicePaymentSettled', invoice, payment })
      }
  }

  async #keep(row: ChainRow): Promise<void> {
    this.#take(row)
    await this.#ports.journal.write(row)
  }

  #take(row: ChainRow): void {
    if (row.kind === 'tip') return void this.#tips.set(row.id.slice('tip '.length), row.height)
    if (row.kind === 'invoice') {
      this.#invoices.set(row.id, row)
      this.#byPlace.set(placeOf(row.network, row.address, row.tag), row)
      return
    }
    const isNew = !this.#transactions.has(row.id)
    this.#transactions.set(row.id, row)
    if (!isNew) return
    const places = new Set(row.outputs.map(({ address, tag }) => placeOf(row.network, address, tag)))
    for (const place of places) this.#toPlace.set(place, [...(this.#toPlace.get(place) ?? []), row])
  }

  #now(): string {
    return this.#ports.clock.now().toISOString()
  }
}

function placeOf(network: string, address: string, tag: string | null): string {
  const { hasTag, pattern } = networkOf(network) ?? networks[0]!
  const known = pattern.flags.includes('i') ? address.toLowerCase() : address
  return `${network} ${known}${hasTag ? ` ${tag ?? ''}` : ''}`
}
