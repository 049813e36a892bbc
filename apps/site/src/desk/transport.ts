import type { Transport } from '@baize/client'
import { UsageError } from './arguments.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Carries calls to a desk. Passwords and tokens go in the clear to this machine alone; any other is called by https.
 */
export function deskTransport(url: string): Transport {
  const base = URL.canParse(url) ? new URL(url) : null
  if (!base || !/^https?:$/.test(base.protocol)) throw new UsageError(`"${url}" is not the address of a desk.`)
  if (base.protocol === 'http:' && !LOOPBACK.test(base.hostname))
    throw new UsageError('A desk on another machine is called by https.')
  return async ({ method, path, search, body, token, requestKey, signal }) => {
    const headers: Record<string, string> = {}
    if (token) headers.authorization = `Bearer ${token}`
    if (requestKey) headers['idempotency-key'] = requestKey
    if (body !== undefined) headers['content-type'] = 'application/json'
    const call: RequestInit = { method, headers, redirect: 'error', signal }
    if (body !== undefined) call.body = JSON.stringify(body)
    const response = await fetch(new URL(search ? `${path}?${search}` : path, base), call)
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
}
