import { isAllowed } from './channel-rules.ts'
import type { ChannelRegistry } from './channel-registry.ts'
import type { Connection } from './connection.ts'
import { recoveryReply, readHistory } from './positions.ts'
import { disconnects, replyErrors, type Line, type Params } from './protocol.ts'

/** What commands act on. */
export interface CommandContext {
  registry: ChannelRegistry
  channelsPerConnectionMax: number
  channelLengthMax: number
  connect(connection: Connection, id: number, token: string): Promise<'next' | 'skip_message'>
  refresh(connection: Connection, id: number, token: string): Promise<void>
  /** Admits a visitor without a token. */
  connectGuest(connection: Connection, id: number): void
}

/** What becomes of the rest of the message a line came in. */
export type Outcome = 'next' | 'skip_message'

/**
 * Carries out one command. Replies are collected on the connection; only commands with a token
 * take time, and the lines after them wait.
 */
export function execute(connection: Connection, line: Line, context: CommandContext): Outcome | Promise<Outcome> {
  if (line.kind === 'pong') return 'next'
  if (line.kind === 'malformed') return closeWith(connection)
  if (line.kind === 'refused') {
    connection.refuse(line.id, line.error)
    return 'next'
  }
  const { id, method, params } = line
  if (method === 'connect') return connect(connection, id, params, context)
  if (connection.state !== 'connected') return closeWith(connection)
  if (method === 'refresh') return refresh(connection, id, params, context)
  if (method === 'subscribe') subscribe(connection, id, params, context)
  else if (method === 'unsubscribe') unsubscribe(connection, id, params, context)
  else if (method === 'history') history(connection, id, params, context)
  else connection.refuse(id, replyErrors.permissionDenied)
  return 'next'
}

function closeWith(connection: Connection): Outcome {
  connection.close(disconnects.badRequest)
  return 'skip_message'
}

function connect(connection: Connection, id: number, params: Params, context: CommandContext) {
  if (connection.state !== 'new') return closeWith(connection)
  const token = params['token'] ?? ''
  if (typeof token !== 'string') {
    connection.refuse(id, replyErrors.badRequest)
    return 'skip_message'
  }
  if (token !== '') return context.connect(connection, id, token)
  context.connectGuest(connection, id)
  return 'next'
}

async function refresh(connection: Connection, id: number, params: Params, context: CommandContext): Promise<Outcome> {
  const token = params['token']
  if (connection.identity && typeof token === 'string' && token !== '') await context.refresh(connection, id, token)
  else connection.refuse(id, replyErrors.badRequest)
  return 'next'
}

function subscribe(connection: Connection, id: number, params: Params, context: CommandContext): void {
  const { registry } = context
  const channel = readChannel(params, context)
  if (channel === undefined) return connection.refuse(id, replyErrors.badRequest)
  const rule = registry.rule(channel)
  if (!rule) return connection.refuse(id, replyErrors.unknownChannel)
  if (!isAllowed(rule, connection.identity?.playerId)) {
    return connection.refuse(id, replyErrors.permissionDenied)
  }
  if (connection.channels.has(channel)) return connection.refuse(id, replyErrors.alreadySubscribed)
  if (connection.channels.size >= context.channelsPerConnectionMax) {
    return connection.refuse(id, replyErrors.limitExceeded)
  }
  const reply = rule.historySize === 0 ? '{}' : recoveryReply(registry, channel, params)
  if (typeof reply !== 'string') return connection.refuse(id, reply)
  registry.subscribe(channel, connection)
  connection.reply(id, 'subscribe', reply)
}

function unsubscribe(connection: Connection, id: number, params: Params, context: CommandContext): void {
  const channel = readChannel(params, context)
  if (channel === undefined) return connection.refuse(id, replyErrors.badRequest)
  context.registry.unsubscribe(channel, connection)
  connection.reply(id, 'unsubscribe', '{}')
}

function history(connection: Connection, id: number, params: Params, context: CommandContext): void {
  const { registry } = context
  const channel = readChannel(params, context)
  if (channel === undefined) return connection.refuse(id, replyErrors.badRequest)
  const rule = registry.rule(channel)
  if (!rule) return connection.refuse(id, replyErrors.unknownChannel)
  if (!isAllowed(rule, connection.identity?.playerId)) {
    return connection.refuse(id, replyErrors.permissionDenied)
  }
  if (rule.historySize === 0) return connection.refuse(id, replyErrors.notAvailable)
  const result = readHistory(registry, channel, params)
  if (typeof result === 'string') connection.reply(id, 'history', result)
  else connection.refuse(id, result)
}

function readChannel(params: Params, { channelLengthMax }: CommandContext): string | undefined {
  const channel = params['channel']
  return typeof channel === 'string' && channel !== '' && channel.length <= channelLengthMax ? channel : undefined
}
