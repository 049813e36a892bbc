/** Fields of a log line; never a password, a token, a key or a whole request. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Where the program reports what happened. */
export interface Logger {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, error: unknown, fields?: LogFields): void
}

/** One JSON object per line on standard error, which operators collect as they like. */
export function jsonLogger(write: (line: string) => void = (line) => process.stderr.write(line)): Logger {
  const log = (level: string, message: string, fields?: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
  return {
    info: (message, fields) => log('info', message, fields),
    warn: (message, fields) => log('warn', message, fields),
    error: (message, error, fields) =>
      log('error', message, {
        ...fields,
        error: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? error.stack : undefined,
      }),
  }
}

/** Says nothing; for tests that expect the reported failure. */
export const silentLogger: Logger = { info() {}, warn() {}, error() {} }
