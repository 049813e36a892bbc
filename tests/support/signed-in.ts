import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { ADDRESS_HEADER } from './site-process.ts'

export interface Account {
  email: string
  password: string
  /** What the signed-in browser keeps. */
  cookies: Parameters<BrowserContext['addCookies']>[0]
}

/** Registers a player as the page does, and returns what a browser has afterwards. */
export async function newAccount(siteUrl: string, country = 'DE'): Promise<Account> {
  const credentials = { email: `${randomUUID()}@example.com`, password: `pass ${randomUUID().slice(0, 8)}` }
  const reply = await fetch(`${siteUrl}/api/player/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [ADDRESS_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({
      ...credentials,
      country,
      currency: 'EUR',
      locale: 'en',
      agreements: '1',
    }),
  })
  if (!reply.ok) throw new Error(`registration: ${reply.status} ${await reply.text()}`)
  const { data } = (await reply.json()) as { data: { accessToken: string } }
  const kept = reply.headers.getSetCookie().map((line) => cookieOf(line, siteUrl))
  return { ...credentials, cookies: [...kept, { name: 'access_token', value: data.accessToken, url: siteUrl }] }
}

/** A `Set-Cookie` line of the platform: nothing but scripts' access is of interest beside name, value and path. */
function cookieOf(line: string, siteUrl: string): Account['cookies'][number] {
  const [pair = '', ...attributes] = line.split('; ')
  const separator = pair.indexOf('=')
  return {
    name: pair.slice(0, separator),
    value: pair.slice(separator + 1),
    domain: new URL(siteUrl).hostname,
    path: attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/',
    httpOnly: attributes.includes('HttpOnly'),
    sameSite: 'Strict',
  }
}
