import type { IncomingHttpHeaders } from 'node:http'
import { addressOf as readAddress, countryOf, placeOf } from '@baize/kit'
import type { FastifyRequest } from 'fastify'
import type { PlatformConfig } from '../config.ts'
import { ANYWHERE } from '../modules/ground/settings/index.ts'
import type { Visitor } from './handler.ts'

/** What the connection and the edge say of a visitor. Nothing here is trusted beyond its shape. */
export function visitorOf(config: PlatformConfig, request: FastifyRequest): Visitor {
  return {
    address: addressOf(config, request.headers, request.ip),
    country: whereabouts(config, request.headers),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    cookies: readCookies(request.headers.cookie ?? ''),
  }
}

/** A country; `ANYWHERE` for who contradicts themselves or came around the edge; `null` where no edge tells. */
function whereabouts(config: PlatformConfig, headers: IncomingHttpHeaders): string | null {
  const seen = countryOf(headers[config.countryHeader])
  if (seen === 'conflicting' || (seen === 'unknown' && config.isCountryStated)) return ANYWHERE
  return placeOf(seen)
}

/** The visitor's address: the header's where the operator named one, otherwise the connection's. */
export function addressOf(
  config: Pick<PlatformConfig, 'addressHeader'>,
  headers: IncomingHttpHeaders,
  connection: string,
): string {
  return readAddress(config.addressHeader ? headers[config.addressHeader] : undefined, connection)
}

/** The cookies of a request; the first of a repeated name counts. */
export function readCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals < 1) continue
    const name = part.slice(0, equals).trim()
    if (!(name in cookies)) cookies[name] = decodeValue(part.slice(equals + 1).trim())
  }
  return cookies
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
