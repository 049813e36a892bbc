import type { FieldDefinition, Network } from './fields.ts'
import { network } from './fields.ts'
import type { MethodTerms } from './method-terms.ts'

const BITCOIN = '^(bc1[a-z0-9]{25,87}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})$'
const ETHEREUM = '^0x[0-9a-fA-F]{40}$'
const TRON = '^T[1-9A-HJ-NP-Za-km-z]{33}$'
const TON = '^[UE]Q[A-Za-z0-9_-]{46}$'

/** A network by which a coin travels. Its least and most are those of withdrawals. */
export interface CoinNetwork extends Network {
  /** What companies call this coin by this network. */
  paymentMethodId: string
  /** How many blocks a payment to us must lie under before it is credited. */
  confirmations: 1 | 2 | 6
}

/** A coin players have accounts in. */
export interface Coin {
  currency: string
  name: string
  networks: readonly CoinNetwork[]
  /** Whether an address may come with a tag. */
  hasTag: boolean
}

/** Every coin that travels in and out. */
export const coins: readonly Coin[] = [
  {
    currency: 'BTC',
    name: 'Bitcoin',
    hasTag: false,
    networks: [
      {
        id: 'bitcoin',
        name: 'Bitcoin',
        pattern: BITCOIN,
        minAmount: 0.0005,
        maxAmount: 2,
        paymentMethodId: 'BTC-CHAIN',
        confirmations: 2,
      },
    ],
  },
  {
    currency: 'ETH',
    name: 'Ether',
    hasTag: false,
    networks: [
      {
        id: 'ethereum',
        name: 'Ethereum',
        pattern: ETHEREUM,
        minAmount: 0.01,
        maxAmount: 30,
        paymentMethodId: 'ETH-CHAIN',
        confirmations: 6,
      },
      {
        id: 'arbitrum',
        name: 'Arbitrum One',
        pattern: ETHEREUM,
        minAmount: 0.004,
        maxAmount: 10,
        paymentMethodId: 'ETH-ARBITRUM',
        confirmations: 6,
      },
    ],
  },
  {
    currency: 'USDT',
    name: 'Tether',
    hasTag: true,
    networks: [
      {
        id: 'tron',
        name: 'Tron (TRC-20)',
        pattern: TRON,
        minAmount: 10,
        maxAmount: 50_000,
        paymentMethodId: 'USDT-TRON',
        confirmations: 6,
      },
      {
        id: 'ethereum',
        name: 'Ethereum (ERC-20)',
        pattern: ETHEREUM,
        minAmount: 30,
        maxAmount: 100_000,
        paymentMethodId: 'USDT-CHAIN',
        confirmations: 6,
      },
      {
        id: 'ton',
        name: 'TON',
        pattern: TON,
        minAmount: 5,
        maxAmount: 20_000,
        paymentMethodId: 'USDT-TON',
        confirmations: 1,
      },
    ],
  },
]

/** The coin of a method that moves one, and the network of it by its id. */
export function networkOf(method: string, id: string): CoinNetwork | undefined {
  return coins.find((coin) => methodOf(coin) === method)?.networks.find((candidate) => candidate.id === id)
}

/** What a way to pay a coin is, in whichever direction; `fields` beside the network are asked for as well. */
export function cryptoMethod(
  coin: Coin,
  fields: readonly FieldDefinition[] = [],
): Pick<MethodTerms, 'method' | 'processingType' | 'names' | 'icon' | 'currencies' | 'fields'> {
  const { currency, name } = coin
  return {
    method: methodOf(coin),
    processingType: 'other',
    names: { en: name, de: name, fa: name },
    icon: 'currency',
    currencies: { type: 'crypto', only: [currency] },
    fields: [network(coin.networks), ...fields],
  }
}

function methodOf({ currency }: Coin): string {
  return currency.toLowerCase()
}
