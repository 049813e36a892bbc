import { EmbeddedPostgresFailure, MigrationConflict, SchemaMisfit } from '@baize/database'
import { ConfigError } from './config/index.ts'
import { SandboxFailure } from './sandbox.ts'

/** Errors of ours that are one sentence already. */
const SENTENCES = [ConfigError, EmbeddedPostgresFailure, SandboxFailure, SchemaMisfit]

type SystemError = Error & { code?: string; address?: string; port?: number; syscall?: string; hostname?: string }

/**
 * What to tell an operator whose site does not start: one sentence with what failed and what helps. `null` where we
 * know no better than the error itself, whose stack then says more than a guess.
 */
export function sentenceOf(error: unknown): string | null {
  if (SENTENCES.some((known) => error instanceof known)) return (error as Error).message
  if (error instanceof MigrationConflict)
    return `The database does not fit this release: ${error.message}; start the release that fits it, or restore a backup.`
  const cause = rootOf(error)
  return cause && (ofListening(cause) ?? ofDatabase(cause) ?? ofCompany(error, cause))
}

function ofListening({ code, syscall, port, address }: SystemError): string | null {
  if (syscall !== 'listen' && syscall !== 'bind') return null
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program; set PORT to a free one.`
  if (code === 'EADDRNOTAVAIL') return `BIND names ${address}, which is no address of this machine.`
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user; set PORT to one from 1024 on.`
  return null
}

/** Codes of PostgreSQL that speak of the connection or of rights (its documentation, appendix A). */
const DATABASE_WORDS: Readonly<Record<string, string>> = {
  '28P01': 'it refuses the password in DATABASE_URL',
  '28000': 'it refuses the user in DATABASE_URL, or asks for an encrypted connection',
  '3D000': 'it has no database of the name in DATABASE_URL',
  '42501':
    'the user in DATABASE_URL lacks a right; give it its database and schema, or run npm run migrate as their owner',
  '25006': 'it is read-only, a standby perhaps',
  '53300':
    'it has no connection left; lower DATABASE_CONNECTIONS_MAX and MONEY_CONNECTIONS_MAX or raise max_connections',
  '57P03': 'it is starting up or shutting down',
}

/** What Node says of a certificate that no authority it knows has signed. */
const UNTRUSTED = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

const HINT_ON_CERTIFICATES =
  'its certificate is of an authority that Node does not know; name its file in NODE_EXTRA_CA_CERTS'

function ofDatabase(cause: SystemError): string | null {
  const words = cause.code === undefined ? undefined : DATABASE_WORDS[cause.code]
  return words ? `The database cannot be used: ${words} (${oneLine(cause.message)}).` : null
}

function ofCompany(error: unknown, cause: SystemError): string | null {
  if (cause.code !== undefined && UNTRUSTED.has(cause.code))
    return `${subjectOf(error)} cannot be reached: ${HINT_ON_CERTIFICATES}.`
  if (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo') {
    const at = cause.hostname ?? `${cause.address ?? 'its address'}${cause.port ? `:${cause.port}` : ''}`
    return `${subjectOf(error)} cannot be reached: nothing answers at ${at} (${cause.code}).`
  }
  return null
}

/** A call of a company says of which; what says nothing is the connection to the database. */
function subjectOf(error: unknown): string {
  if (!(error instanceof Error) || error.cause === undefined) return 'The database'
  return error.message === 'fetch failed' ? 'A company' : capitalised(oneLine(error.message))
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The error below all others; of several tries the last. */
function rootOf(error: unknown): SystemError | null {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors.at(-1))
  if (!(error instanceof Error)) return null
  return rootOf(error.cause) ?? error
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}
