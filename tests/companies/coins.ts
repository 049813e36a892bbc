import type { DepositRequest } from '@baize/contract'
import { randomToken } from '@baize/kit'
import { fromMain } from '@baize/money'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import Fastify from 'fastify'
import { depositListeners } from '../../apps/platform/src/deposit-listeners.ts'
import { askAboutCoins, hearOfCoins } from '../../apps/platform/src/flows/money/coin-payments.ts'
import { settlement } from '../../apps/platform/src/flows/money/settle-deposit.ts'
import { currencyByCode } from '../../apps/platform/src/modules/ground/settings/index.ts'
import { registerCoinWebhooks } from '../../apps/platform/src/modules/money/addresses/index.ts'
import type { Chain } from '../../apps/sandbox/src/chain/chain.ts'
import { networkOf } from '../../apps/sandbox/src/chain/networks.ts'
import { chainRoutes } from '../../apps/sandbox/src/chain/routes.ts'

/** The house and the company that takes coins, each a server of its own, with blocks made by the test alone. */
export async function startWithChain() {
  const secret = randomToken(48)
  const company = Fastify()
  const at = { url: '', isAway: false }
  const network: typeof fetch = (url, init) => {
    if (at.isAway) return Promise.reject(new TypeError('fetch failed'))
    return fetch((url as string).replace('http://chain.test', at.url), init)
  }
  const platform = await startTestPlatform({
    companies: [{ id: 'chain', kind: 'chain', url: 'http://chain.test/chain', secret, clientId: 'baize' }],
    services: { fetch: network },
    register: (app, services) =>
      registerCoinWebhooks(app, services, (word) =>
        hearOfCoins(services, settlement(depositListeners, services), word),
      ),
  })
  let chain: Chain | undefined
  const { clock, url: platformUrl, services } = platform
  const publicUrl = 'http://chain.test'
  const opened = (known: Chain) => (chain = known)
  chainRoutes(company, { publicUrl, platformUrl, secret, clock, isStill: true, retryFirstMs: 20, opened })
  at.url = await company.listen({ port: 0, host: '127.0.0.1' })
  const take = settlement(depositListeners, services)
  return {
    platform,
    secret,
    companyUrl: at.url,
    chain: chain!,
    /** Makes the company answer nobody, or everybody again. */
    setAway: (isAway: boolean) => void (at.isAway = isAway),
    /** The job that asks the company, when every address is due. */
    askAll: async () => {
      await platform.pool.query('UPDATE deposit_address SET ask_at = created_at')
      return askAboutCoins(services, take, new AbortController().signal)
    },
    async [Symbol.asyncDispose]() {
      await company.close()
      await platform[Symbol.asyncDispose]()
    },
  }
}

export type House = Awaited<ReturnType<typeof startWithChain>>

export interface Purse {
  player: TestPlayer
  accountId: string
  currency: string
}

/** An account in a coin, the active one. */
export async function openPurse(player: TestPlayer, currency: string): Promise<Purse> {
  const accounts = await player.call('createAccount', { body: { currency } })
  return { player, currency, accountId: accounts.find((account) => account.currency === currency)!.id }
}

/** What the player gets when they ask for an address. */
export async function askAddress(
  { player, accountId, currency }: Purse,
  network: string,
  over: Partial<Pick<DepositRequest, 'bonusId' | 'isBonusDecline'>> = {},
) {
  const methods = await player.call('listDepositMethods', { query: { currency } })
  const { method, amountMin } = methods.find(({ type }) => type === 'address')!
  const amount = Number(fromMain(amountMin, currencyByCode(currency)!.subunitToUnit))
  const body = {
    method,
    currency,
    accountId,
    amount,
    isBonusDecline: true,
    fields: { crypto_network: network },
    ...over,
  }
  const reply = await player.call('createDeposit', { body })
  return { ...reply, amountMin, address: reply.address!, tag: reply.tag ?? null }
}

/** Sends from the pretend wallet. */
export function send(
  chain: Chain,
  networkId: string,
  { address, tag }: { address: string; tag: string | null },
  values: readonly string[],
  fee: 'usual' | 'low' = 'usual',
): Promise<string[]> {
  const network = networkOf(networkId)!
  return chain.send({ network, fee, outputs: values.map((value) => ({ address, tag, value })) })
}

export async function mine(chain: Chain, networkId: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await chain.mine(networkId)
}

/** What deposits put on the cash account, by the ledger's own postings, and how many entries that took. */
export async function booked(
  { pool }: TestPlatform,
  { accountId }: Purse,
): Promise<{ balance: bigint; entries: number }> {
  const { rows } = await pool.query<{ balance: string; entries: number }>(
    `SELECT coalesce(sum(posting.amount), 0)::text AS balance, count(DISTINCT entry.id)::integer AS entries
     FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.id = posting.entry_id
     WHERE entry.kind = 'deposit' AND posting.to_account = (SELECT cash_id FROM wallet_account WHERE id = $1)`,
    [accountId],
  )
  return { balance: BigInt(rows[0]!.balance), entries: rows[0]!.entries }
}
