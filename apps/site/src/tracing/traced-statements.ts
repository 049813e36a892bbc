import type { Pool } from '@baize/database'
import { SpanKind } from '@opentelemetry/api'
import { kindOf, type OpenSpan, type Spans } from './spans.ts'

type Query = (...given: unknown[]) => unknown

interface Client {
  query: Query
}

const ABOUT = { 'db.system.name': 'postgresql' }

/**
 * Makes one span of each transaction, with how many statements it had, and one of each statement outside of any, where a
 * request or a job is at work. They hold no text of a statement and no value.
 */
export function traceStatements(pool: Pool, spans: Spans): void {
  const traced = new WeakSet<Client>()
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  const tracedConnect = async () => {
    const client = (await connect()) as Client
    if (!traced.has(client)) traceClient(client, spans)
    traced.add(client)
    return client
  }
  // The engine of jobs asks by a callback, for statements of its own.
  Object.assign(pool, { connect: (...given: unknown[]) => (given.length > 0 ? connect(...given) : tracedConnect()) })
}

function traceClient(client: Client, spans: Spans): void {
  const send = client.query.bind(client)
  let transaction: (OpenSpan & { statements: number }) | undefined
  const query: Query = (...given) => {
    const [asked] = given
    const { text = '', name } = (typeof asked === 'string' ? { text: asked } : asked) as {
      text?: string
      name?: string
    }
    if (!transaction && !spans.current()) return send(...given)
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
    const begin = (title: string) => spans.begin(title, { kind: SpanKind.CLIENT, attributes: ABOUT })
    if (!transaction && word === 'BEGIN') transaction = { ...begin('transaction'), statements: 0 }
    const alone = transaction ? undefined : begin(name ?? word)
    if (transaction && !['BEGIN', 'COMMIT', 'ROLLBACK'].includes(word)) transaction.statements += 1
    const isLast = word === 'COMMIT' || (word === 'ROLLBACK' && !/\bTO\b/i.test(text))
    const over = (error?: string) => {
      if (alone) spans.end(alone, { error })
      if (!transaction || !isLast) return
      const attributes = { 'baize.statements': transaction.statements, 'baize.outcome': word.toLowerCase() }
      spans.end(transaction, { attributes, error })
      transaction = undefined
    }
    const answer = send(...given)
    if (!(answer instanceof Promise)) over()
    else
      void answer.then(
        () => over(),
        (error: unknown) => over(kindOf(error)),
      )
    return answer
  }
  Object.assign(client, { query })
}
