import type { ChannelRegistry } from './channel-registry.ts'
import type { StreamPosition } from './history.ts'
import { isObject, replyErrors, type Params, type ReplyError } from './protocol.ts'

/** Set by a client that would rather be refused with 112 than subscribed with a gap. */
const REJECT_UNRECOVERED = 2

/**
 * The reply to a subscription of a channel with history, as JSON. A client that asked for positions
 * gets the one to recover from next; one that comes back with a position gets what it missed, or
 * learns that this is no longer possible.
 */
export function recoveryReply(registry: ChannelRegistry, channel: string, params: Params): string | ReplyError {
  const isRecovering = params['recover'] === true
  if (!isRecovering && params['recoverable'] !== true && params['positioned'] !== true) return '{}'
  const top = registry.position(channel)
  const since = isRecovering ? readPosition(params) : undefined
  if (isRecovering && !since) return replyErrors.badRequest
  const missed = since && registry.recover(channel, since)
  if (isRecovering && !missed && (Number(params['flag']) & REJECT_UNRECOVERED) !== 0) {
    return replyErrors.unrecoverablePosition
  }
  const { offset, epoch } = missed && since ? { ...since, epoch: top.epoch } : top
  const fields = {
    recoverable: true,
    positioned: true,
    epoch,
    offset,
    was_recovering: isRecovering,
    recovered: !!missed,
  }
  return `${JSON.stringify(fields).slice(0, -1)},"publications":[${missed?.join(',') ?? ''}]}`
}

/** The reply to a history command, as JSON. As in Centrifugo, no limit or 0 gives the position alone. */
export function readHistory(registry: ChannelRegistry, channel: string, params: Params): string | ReplyError {
  const limit = params['limit'] ?? 0
  const isReverse = params['reverse'] ?? false
  if (typeof limit !== 'number' || !Number.isSafeInteger(limit) || typeof isReverse !== 'boolean') {
    return replyErrors.badRequest
  }
  const top = registry.position(channel)
  const query = { limit, isReverse, sinceOffset: undefined as number | undefined }
  if (params['since'] !== undefined && params['since'] !== null) {
    const since = isObject(params['since']) ? readPosition(params['since']) : undefined
    if (!since) return replyErrors.badRequest
    if (since.epoch !== '' && since.epoch !== top.epoch) return replyErrors.unrecoverablePosition
    query.sinceOffset = since.offset
  }
  const publications = registry.history(channel)?.read(query) ?? []
  return `{"publications":[${publications.join(',')}],"epoch":${JSON.stringify(top.epoch)},"offset":${top.offset}}`
}

/** Absent members mean the start of the stream, in whatever epoch. */
function readPosition(params: Params): StreamPosition | undefined {
  const offset = params['offset'] ?? 0
  const epoch = params['epoch'] ?? ''
  if (typeof offset !== 'number' || !Number.isSafeInteger(offset) || offset < 0) return undefined
  return typeof epoch === 'string' ? { offset, epoch } : undefined
}
