/**
 * Classes and codes of PostgreSQL that speak of the server and not of the statement: no connection, no resources, a
 * server that goes down or comes up, and each of the patiences of a pool.
 */
const SERVER_CODES = /^(08|53|57P|57014|55P03|25P03|25P04)/

/** What the network and the driver say; the driver has words only. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const DRIVER_WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has enc)/

/** Whether an error says that the database had no time or was not there: nothing is wrong with what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return SERVER_CODES.test(code) || NETWORK_CODES.has(code)
  return DRIVER_WORDS.test(error.message) || (error instanceof AggregateError && error.errors.some(isUnavailable))
}
