import type { z } from 'zod'

/**
 * Who may subscribe. `owner`: the player whose id the channel name ends in. `everyone`: guests too.
 */
export type ChannelAccess = 'owner' | 'everyone'

/** The name of a channel and who reads it. */
export interface ChannelRule<Pattern extends string = string> {
  /** The name with `{parameter}` in place of each variable part. */
  pattern: Pattern
  access: ChannelAccess
  /** How many publications a reader may ask back; 0 for none. */
  historySize: number
}

/** A channel of the socket: its name, its readers and what is published on it. Nothing is published by clients. */
export interface Channel<
  Pattern extends string = string,
  Events extends Record<string, z.ZodType> = Record<string, z.ZodType>,
> extends ChannelRule<Pattern> {
  summary: string
  /** Members of the payload besides `event`, by event name. */
  events: Events
}

/** Declares a channel and keeps the exact types of its parts. */
export function channel<const Pattern extends string, const Events extends Record<string, z.ZodType>>(
  definition: Channel<Pattern, Events>,
): Channel<Pattern, Events> {
  return definition
}

type ParameterOf<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

/** The variable parts of a channel name, by parameter. */
export type ChannelParameters<C> = C extends ChannelRule<infer Pattern> ? Record<ParameterOf<Pattern>, string> : never

/** What a reader receives: one of the channel's payloads, told apart by `event`. */
export type EventOf<C> =
  C extends Channel<infer _Pattern, infer Events>
    ? { [Name in keyof Events & string]: { event: Name } & z.output<Events[Name]> }[keyof Events & string]
    : never

/**
 * The name of a channel for these parameters: `channelName(walletAccounts, { playerId })`.
 * Throws when a part is not one, for instance because `:` or `#` would make it the name of another channel.
 */
export function channelName<C extends ChannelRule>({ pattern }: C, parameters: ChannelParameters<C>): string {
  const name = pattern.replaceAll(PARAMETER, (_, key: string) => (parameters as Record<string, string>)[key] ?? '')
  if (!patternOf(pattern).test(name)) throw new RangeError(`not a channel of ${pattern}: ${name}`)
  return name
}

/** The parameters in a channel name, or undefined when the name is not of this channel. */
export function matchChannel({ pattern }: ChannelRule, name: string): Record<string, string> | undefined {
  const match = patternOf(pattern).exec(name)
  return match ? { ...match.groups } : undefined
}

const PARAMETER = /\{(\w+)\}/g
const ANY_PART = String.raw`[\w.-]{1,64}`
const PARTS: Partial<Record<string, string>> = { platform: 'mobile|desktop', country: '[A-Z]{2}' }
const compiled = new Map<string, RegExp>()

function patternOf(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const source = pattern.replaceAll(PARAMETER, (_, key: string) => `(?<${key}>${PARTS[key] ?? ANY_PART})`)
  const expression = new RegExp(`^${source}$`)
  compiled.set(pattern, expression)
  return expression
}
