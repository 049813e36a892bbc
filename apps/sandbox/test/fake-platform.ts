import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignatureValid } from '@baize/kit'

/**
 * What the platform does with its next call: works; works but its answer is lost; is never reached; is
 * broken; or gives a business answer instead.
 */
export type Behaviour = 'work' | 'lose-answer' | 'unreachable' | 'fail' | { status: string; balance?: string }

export interface Call {
  readonly path: string
  readonly body: Record<string, string>
}

export const SECRET = 'a secret of at least thirty-two characters'

/** The platform's side of the seamless wallet with one player, one launch token and failures on demand. */
export async function startFakePlatform(balanceStart: bigint) {
  let balance = balanceStart
  const calls: Call[] = []
  const plans = new Map<string, Behaviour[]>()
  const lasting = new Map<string, Behaviour>()
  const answers = new Map<string, object>()
  const rolledBack = new Set<string>()
  const launchTokens = new Set(['launch-token-1'])

  function once(id: string, work: () => object): object {
    const known = answers.get(id)
    if (known) return known
    const answer = work()
    answers.set(id, answer)
    return answer
  }

  const moved = (transactionId: string) => ({
    status: 'ok',
    transactionId,
    entryId: `e-${transactionId}`,
    balance: String(balance),
    currency: 'EUR',
  })

  const work: Record<string, (body: Record<string, string>) => object> = {
    '/session': ({ launchToken, gameId }) =>
      launchTokens.delete(launchToken!)
        ? {
            status: 'ok',
            sessionToken: 'session-token',
            playerId: 'player',
            currency: 'EUR',
            subunitToUnit: '100',
            balance: String(balance),
            gameId,
            locale: 'en',
          }
        : { status: 'session_not_found' },
    '/balance': () => ({ status: 'ok', balance: String(balance), currency: 'EUR' }),
    '/bet': ({ transactionId, amount }) =>
      once(transactionId!, () => {
        if (rolledBack.has(transactionId!)) return { status: 'bet_rolled_back' }
        if (BigInt(amount!) > balance)
          return { status: 'insufficient_funds', balance: String(balance), currency: 'EUR' }
        balance -= BigInt(amount!)
        bets.set(transactionId!, BigInt(amount!))
        return moved(transactionId!)
      }),
    '/win': ({ transactionId, amount }) =>
      once(transactionId!, () => {
        balance += BigInt(amount!)
        return moved(transactionId!)
      }),
    '/rollback': ({ transactionId, betTransactionId }) =>
      once(transactionId!, () => {
        rolledBack.add(betTransactionId!)
        balance += bets.get(betTransactionId!) ?? 0n
        return moved(transactionId!)
      }),
  }
  const bets = new Map<string, bigint>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = request.url!.replace('/seamless/v1', '')
    const header = (name: string) => String(request.headers[name])
    const signed = {
      timestamp: header('x-timestamp'),
      nonce: header('x-nonce'),
      method: 'POST',
      path: request.url!,
      body: text,
    }
    if (header('x-provider') !== 'studio' || !isSignatureValid(SECRET, signed, header('x-signature'))) {
      response.writeHead(401).end('{"status":"unauthorized"}')
      return
    }
    const body = JSON.parse(text)
    calls.push({ path, body })
    const behaviour = plans.get(path)?.shift() ?? lasting.get(path) ?? 'work'
    if (behaviour === 'fail') return void response.writeHead(500).end('{"status":"failed"}')
    // Left open: the studio runs into its time limit.
    if (behaviour === 'unreachable') return
    const result = typeof behaviour === 'object' ? behaviour : work[path]!(body)
    if (behaviour !== 'lose-answer')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
    /** The next calls to `path` go like this, in order; later ones work. */
    plan: (path: string, ...behaviours: Behaviour[]) => void plans.set(path, behaviours),
    /** Every call to `path` goes like this until told otherwise. */
    always: (path: string, behaviour: Behaviour) => void lasting.set(path, behaviour),
    spendElsewhere(amount: bigint) {
      balance -= amount
    },
    get balance() {
      return balance
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakePlatform = Awaited<ReturnType<typeof startFakePlatform>>
