import { randomBytes } from 'node:crypto'

/** How money is moved on a network: as outputs of a transaction, or from account to account. */
type Style = 'utxo' | 'account'

/** One coin by one network, as the company offers it. */
export interface Network {
  /** What the house calls it by. */
  id: string
  name: string
  style: Style
  currency: string
  /** Digits after the point. */
  places: number
  /** Between two blocks. */
  blockMs: number
  /** What a usual transaction costs, in the network's own coin. */
  fee: string
  feeCurrency: string
  /** Payees share one address and are told apart by a tag. */
  hasTag: boolean
  /** What the wallet suggests to send, and what is too little to be worth anything. */
  usual: string
  dust: string
  /** What an address looks like. */
  pattern: RegExp
  uri: (address: string, tag: string | null) => string
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const HEX = '0123456789abcdef'

const ether = { style: 'account', currency: 'ETH', places: 18, feeCurrency: 'ETH', hasTag: false } as const
const tether = { style: 'account', currency: 'USDT', places: 6, usual: '50', dust: '0.5' } as const
const ACCOUNT = /^0x[0-9a-f]{40}$/i

export const networks: readonly Network[] = [
  {
    id: 'BTC-CHAIN',
    name: 'Bitcoin',
    style: 'utxo',
    currency: 'BTC',
    places: 8,
    blockMs: 15_000,
    fee: '0.00002',
    feeCurrency: 'BTC',
    hasTag: false,
    usual: '0.002',
    dust: '0.00001',
    pattern: /^bc1q[a-z0-9]{38}$/,
    uri: (address) => `bitcoin:${address}`,
  },
  {
    ...ether,
    id: 'ETH-CHAIN',
    name: 'Ethereum',
    blockMs: 6_000,
    fee: '0.0006',
    usual: '0.03',
    dust: '0.0002',
    pattern: ACCOUNT,
    uri: (address) => `ethereum:${address}`,
  },
  {
    ...ether,
    id: 'ETH-ARBITRUM',
    name: 'Arbitrum One',
    blockMs: 1_000,
    fee: '0.00001',
    usual: '0.03',
    dust: '0.0002',
    pattern: ACCOUNT,
    uri: (address) => `ethereum:${address}@42161`,
  },
  {
    ...tether,
    id: 'USDT-TRON',
    name: 'Tron',
    blockMs: 3_000,
    fee: '6',
    feeCurrency: 'TRX',
    hasTag: false,
    pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
    uri: (address) => address,
  },
  {
    ...tether,
    id: 'USDT-CHAIN',
    name: 'Ethereum',
    blockMs: 6_000,
    fee: '0.001',
    feeCurrency: 'ETH',
    hasTag: false,
    pattern: ACCOUNT,
    uri: (address) => address,
  },
  {
    ...tether,
    id: 'USDT-TON',
    name: 'TON',
    blockMs: 3_000,
    fee: '0.02',
    feeCurrency: 'TON',
    hasTag: true,
    pattern: /^UQ[A-Za-z0-9_-]{46}$/,
    uri: (address, tag) => `ton://transfer/${address}?text=${tag ?? ''}`,
  },
]

export function networkOf(id: string): Network | undefined {
  return networks.find((network) => network.id === id)
}

/** The one address at which every payee of TON is reached. */
const SHARED = `UQ${'BaizeSandboxHouse'.padEnd(46, '0')}`

/** A place that is nobody's yet. */
export function newPlace({ id, hasTag }: Network): { address: string; tag: string | null } {
  if (hasTag) return { address: SHARED, tag: String(randomBytes(6).readUIntBE(0, 6)) }
  if (id === 'BTC-CHAIN') return { address: `bc1q${letters(BECH32, 38)}`, tag: null }
  if (id === 'USDT-TRON') return { address: `T${letters(BASE58, 33)}`, tag: null }
  return { address: `0x${letters(HEX, 40)}`, tag: null }
}

/** The name of a new transaction. */
export function newTransactionId(): string {
  return randomBytes(32).toString('hex')
}

function letters(alphabet: string, count: number): string {
  return [...randomBytes(count)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
