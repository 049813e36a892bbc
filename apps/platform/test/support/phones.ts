import { randomInt } from 'node:crypto'
import type { TestPlatform } from '@baize/testkit'
import type { TestPost } from './post.ts'

/** A phone nobody has. */
export function newPhone(): string {
  return `49151${String(randomInt(100_000_000)).padStart(8, '0')}`
}

/** The code of the last text message to a phone. */
export async function codeSentTo(post: TestPost, platform: TestPlatform, phone: string): Promise<string> {
  const message = (await post.lettersTo(platform, phone)).at(-1)!
  return /^\d{6}/.exec(message.text)![0]
}

/** Six digits that are not these. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
