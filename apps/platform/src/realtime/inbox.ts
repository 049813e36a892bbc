import type { RawData } from 'ws'
import type { Clock, Logger } from '@baize/kit'
import type { Connection } from './connection.ts'
import { execute, type CommandContext, type Outcome } from './commands.ts'
import type { RealtimeLimits } from './limits.ts'
import { disconnects, readLine, replyErrors } from './protocol.ts'

interface Surroundings {
  commands: CommandContext
  clock: Clock
  logger: Logger
  limits: RealtimeLimits
}

/**
 * Works off what a client sends, one line after the other. Only checking a token takes time; what
 * arrives meanwhile waits, up to a bound.
 */
export function readMessages(connection: Connection, surroundings: Surroundings): void {
  const { limits, logger } = surroundings
  const waiting: string[] = []
  let waitingBytes = 0
  let isBusy = false

  connection.onMessage((data, isBinary) => {
    if (connection.isClosed) return
    if (isBinary) return connection.close(disconnects.badRequest)
    const message = textOf(data)
    waitingBytes += message.length
    if (waitingBytes > limits.inboxBytesMax) return connection.close(disconnects.tooManyRequests)
    connection.heard()
    waiting.push(message)
    if (!isBusy) void workOff()
  })

  async function workOff(): Promise<void> {
    isBusy = true
    try {
      for (let message = waiting.shift(); message !== undefined; message = waiting.shift()) {
        await readMessage(connection, message, surroundings)
        waitingBytes -= message.length
        if (connection.isClosed) return
      }
    } catch (error) {
      logger.error('realtime command failed', error)
      connection.close(disconnects.internalError)
    } finally {
      isBusy = false
    }
  }
}

async function readMessage(connection: Connection, message: string, surroundings: Surroundings): Promise<void> {
  for (const text of message.split('\n')) {
    const step = readText(connection, text, surroundings)
    // Sent before waiting, so that no publication overtakes the reply to its subscription.
    if (step instanceof Promise) connection.flush()
    const outcome = step instanceof Promise ? await step : step
    if (outcome === 'skip_message' || connection.isClosed) break
  }
  connection.flush()
}

function readText(connection: Connection, text: string, { commands, clock }: Surroundings): Outcome | Promise<Outcome> {
  const spending = connection.budget.spend(clock.now().getTime())
  if (spending === 'exhausted') {
    connection.close(disconnects.tooManyRequests)
    return 'skip_message'
  }
  if (text.trim() === '') return 'next'
  const line = readLine(text)
  if (spending === 'allowed' || line.kind === 'malformed') return execute(connection, line, commands)
  if (line.kind !== 'pong') connection.refuse(line.id, replyErrors.tooManyRequests)
  return 'next'
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString('utf8')
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString('utf8')
}
