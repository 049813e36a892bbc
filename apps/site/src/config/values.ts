import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** A setting that cannot be used. Its message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

export function textOf(environment: Environment, name: string, fallback: string): string {
  const value = environment[name]?.trim()
  return value ? value : fallback
}

export function folderOf(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim()
  if (!text) return null
  const path = resolve(text)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`${name} must be a folder, but there is none at ${path}.`)
  return path
}

export function fileOf(environment: Environment, name: string): string | null {
  const path = environment[name]?.trim()
  if (!path) return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(`${name} must be a file, but there is none at ${path}.`)
  }
}

export function integerOf(environment: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = textOf(environment, name, String(fallback))
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`)
  return value
}

export function portOf(environment: Environment, name: string, fallback: number): number {
  return integerOf(environment, name, fallback, 1, 65_535)
}

export function switchOf(environment: Environment, name: string, fallback: boolean): boolean {
  return choiceOf(environment, name, fallback ? ['on', 'off'] : ['off', 'on']) === 'on'
}

/** One of the words; the first when nothing is said. */
export function choiceOf<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = textOf(environment, name, words[0])
  const word = words.find((known) => known === text)
  if (!word)
    throw new ConfigError(`${name} must be ${words.map((known) => `"${known}"`).join(' or ')}, but it is "${text}".`)
  return word
}

export function originOf(environment: Environment, name: string, fallback: string): string {
  const text = textOf(environment, name, fallback)
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new ConfigError(`${name} must be an origin such as https://play.example, but it is "${text}".`)
  return url.origin
}

export function headerOf(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim().toLowerCase()
  if (!text) return null
  if (!/^[a-z0-9-]{1,64}$/.test(text)) throw new ConfigError(`${name} must be the name of a header.`)
  return text
}

export function secretOf(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim()
  if (!text) return null
  if (text.length < 32) throw new ConfigError(`${name} must have at least 32 characters.`)
  return text
}
