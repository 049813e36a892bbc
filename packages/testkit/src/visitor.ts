import { randomInt } from 'node:crypto'
import { type CallOptions, ApiFailure, createClient, type Transport } from '@baize/client'
import { type OperatorClient, createOperatorClient } from '@baize/client/operator'
import {
  type AnyOperationName,
  type MetaOf,
  type Operation,
  type OperationInputs,
  type OperationName,
  type Operations,
  type OperatorInputs,
  type OperatorOperationName,
  type ReplyOf,
  operations,
  operatorOperations,
} from '@baize/contract'

/** Somebody with a browser: an address, a country, cookies, and a token once signed in. */
export interface TestVisitor {
  /** Of the network 10.0.0.0/8 and its own, so that limits for each address do not mix tests up. */
  address: string
  country: string | null
  userAgent: string
  /** The access token that calls carry; set it to act as somebody else, or as nobody. */
  token: string | null
  /** Cookies by name, as a browser would have kept them. */
  cookies: Map<string, string>
  /**
   * Calls an operation and resolves to what stands under `data`; rejects with `ApiFailure`, or with a plain
   * error when the reply has not the shape of the contract.
   */
  call<Name extends OperationName>(
    name: Name,
    input: OperationInputs[Name],
    options?: CallOptions,
  ): Promise<ReplyOf<Operations[Name]>>
  callWithMeta<Name extends OperationName>(
    name: Name,
    input: OperationInputs[Name],
  ): Promise<{ data: ReplyOf<Operations[Name]>; meta: MetaOf<Operations[Name]> }>
  /** Calls an operation that must fail, with whatever input, and resolves to its failure. */
  refusal(name: OperationName, input: unknown): Promise<ApiFailure>
  /** Sends a request as it is, with the visitor's headers, token and cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export type VisitorOptions = Partial<Pick<TestVisitor, 'address' | 'country' | 'userAgent' | 'token' | 'cookies'>>

export function createVisitor(url: string, options: VisitorOptions = {}): TestVisitor {
  const visitor: TestVisitor = {
    address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    country: null,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) test',
    token: null,
    cookies: new Map(),
    ...options,
    call: (name, input, callOptions) => client.call(name, input, callOptions),
    callWithMeta: (name, input) => client.callWithMeta(name, input),
    refusal: (name, input) => refusalOf(name, client.call(name, input as OperationInputs[OperationName])),
    fetch: (path, init) => send(url, visitor, path, init),
  }
  const client = createClient(transportOf(visitor), { token: async () => visitor.token, onSessionOver() {} })
  return visitor
}

/** Somebody at the desk: a program with the token of an operator, or of anybody else. */
export interface TestDesk {
  token: string | null
  call: OperatorClient['call']
  callWithMeta: OperatorClient['callWithMeta']
  refusal(name: OperatorOperationName, input: unknown, options?: CallOptions): Promise<ApiFailure>
  /** Sends a request as it is, with the token. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export function createDesk(url: string, token: string | null = null): TestDesk {
  const sender = createVisitor(url)
  const desk: TestDesk = {
    token,
    call: (name, input, options) => client.call(name, input, options),
    callWithMeta: (name, input, options) => client.callWithMeta(name, input, options),
    refusal: (name, input, options) =>
      refusalOf(name, client.call(name, input as OperatorInputs[OperatorOperationName], options)),
    fetch(path, init) {
      sender.token = desk.token
      return sender.fetch(path, init)
    },
  }
  const client = createOperatorClient(transportOf(desk), { token: async () => desk.token, onSessionOver() {} })
  return desk
}

function refusalOf(name: string, call: Promise<unknown>): Promise<ApiFailure> {
  return call.then(
    (reply) => {
      throw new Error(`${name} was expected to be refused, but answered ${JSON.stringify(reply)}`)
    },
    (error: unknown) => {
      if (error instanceof ApiFailure) return error
      throw error
    },
  )
}

function transportOf(visitor: Pick<TestVisitor, 'token' | 'fetch'>): Transport {
  return async ({ auth, body, method, operation, path, requestKey, search, signal, token }) => {
    const headers = new Headers()
    const bearer = auth === 'refresh' ? visitor.token : token
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (requestKey) headers.set('idempotency-key', requestKey)
    if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
    const response = await visitor.fetch(search ? `${path}?${search}` : path, {
      method,
      headers,
      body: body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body),
      signal,
    })
    const text = await response.text()
    const reply: unknown = text === '' ? null : JSON.parse(text)
    if (response.ok) checkReply(operation as AnyOperationName, reply)
    else checkPause(operation, response)
    return { status: response.status, body: reply }
  }
}

/** Every reply a test receives has the shape the contract promises. */
function checkReply(name: AnyOperationName, reply: unknown): void {
  const operation: Operation = { ...operations, ...operatorOperations }[name]
  const { data, meta } = reply as { data?: unknown; meta?: unknown }
  for (const [schema, value] of [
    [operation.reply, data],
    [operation.meta, meta],
  ] as const) {
    const result = schema?.safeParse(value)
    if (result?.error) throw new Error(`the reply of ${name} is not what the contract says: ${result.error.message}`)
  }
}

/** Whoever is told to wait is told how long. */
function checkPause(operation: string, { status, headers }: Response): void {
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
    throw new Error(`${operation} answered ${status} without saying when to come again`)
}

async function send(url: string, visitor: TestVisitor, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('user-agent', visitor.userAgent)
  headers.set('cf-connecting-ip', visitor.address)
  if (visitor.country) headers.set('cf-ipcountry', visitor.country)
  if (visitor.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${visitor.token}`)
  const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`)
  if (cookies.length > 0 && !headers.has('cookie')) headers.set('cookie', cookies.join('; '))
  const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers })
  for (const cookie of response.headers.getSetCookie()) keepCookie(visitor.cookies, cookie)
  return response
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(header) ?? []
  if (name === undefined || value === undefined) return
  if (/;\s*max-age=0\b/i.test(header)) cookies.delete(name)
  else cookies.set(name, value)
}
