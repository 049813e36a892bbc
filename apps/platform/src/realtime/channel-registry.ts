import { randomToken, type Logger } from '@baize/kit'
import type { ChannelRule, ChannelRules } from './channel-rules.ts'
import type { Connection } from './connection.ts'
import { GroupIndex } from './group-index.ts'
import { ChannelHistory, type StreamPosition } from './history.ts'
import { publicationLine } from './protocol.ts'

/**
 * Who listens to which channel, and what channels with history keep. A channel takes memory only
 * while it has subscribers, or once the platform itself published to it with history.
 */
export class ChannelRegistry {
  /** Of every stream here: positions of an earlier process are recognised by it and not recovered from. */
  readonly epoch = randomToken(6)
  readonly #subscribers = new Map<string, Set<Connection>>()
  readonly #histories = new Map<string, ChannelHistory>()
  /** Channels with a subscriber, by namespace. */
  readonly #watched = new GroupIndex<string>()

  constructor(
    private readonly rules: ChannelRules,
    private readonly logger: Logger,
  ) {}

  rule(channel: string): ChannelRule | undefined {
    return this.rules(channel)
  }

  history(channel: string): ChannelHistory | undefined {
    return this.#histories.get(channel)
  }

  position(channel: string): StreamPosition {
    return { offset: this.#histories.get(channel)?.offset ?? 0, epoch: this.epoch }
  }

  /** Publications missed since the position as JSON, or undefined when they cannot all be given. */
  recover(channel: string, since: StreamPosition): string[] | undefined {
    if (since.epoch !== '' && since.epoch !== this.epoch) return undefined
    const history = this.#histories.get(channel)
    return history ? history.recover(since.offset) : since.offset === 0 ? [] : undefined
  }

  subscribe(channel: string, connection: Connection): void {
    const subscribers = this.#subscribers.get(channel)
    if (subscribers) subscribers.add(connection)
    else {
      this.#subscribers.set(channel, new Set([connection]))
      this.#watched.add(namespaceOf(channel), channel)
    }
    connection.channels.add(channel)
  }

  unsubscribe(channel: string, connection: Connection): void {
    connection.channels.delete(channel)
    const subscribers = this.#subscribers.get(channel)
    if (!subscribers?.delete(connection) || subscribers.size > 0) return
    this.#subscribers.delete(channel)
    this.#watched.remove(namespaceOf(channel), channel)
  }

  unsubscribeAll(connection: Connection): void {
    for (const channel of connection.channels) this.unsubscribe(channel, connection)
  }

  /** Serialises once, whatever the number of subscribers. */
  publish(channel: string, data: object): void {
    const rule = this.rules(channel)
    if (!rule) return this.logger.warn('publication to a channel without a rule was dropped', { channel })
    const subscribers = this.#subscribers.get(channel)
    if (!subscribers && rule.historySize === 0) return
    const dataJson = JSON.stringify(data)
    const publicationJson =
      rule.historySize === 0 ? `{"data":${dataJson}}` : this.#historyOf(channel, rule.historySize).append(dataJson)
    if (!subscribers) return
    const payload = Buffer.from(publicationLine(channel, publicationJson))
    for (const connection of subscribers) connection.send(payload)
  }

  /** Channels whose name begins so and that somebody listens to. */
  watched(prefix: string): string[] {
    return this.#watched.get(namespaceOf(prefix)).filter((channel) => channel.startsWith(prefix))
  }

  subscriberCount(channel: string): number {
    return this.#subscribers.get(channel)?.size ?? 0
  }

  get channelCount(): number {
    return this.#subscribers.size
  }

  #historyOf(channel: string, size: number): ChannelHistory {
    const known = this.#histories.get(channel)
    if (known) return known
    const created = new ChannelHistory(size)
    this.#histories.set(channel, created)
    return created
  }
}

function namespaceOf(channel: string): string {
  return channel.split(':', 1)[0]!
}
