import { many } from '@baize/database'
import type { TestPlatform, TestPlayer } from '@baize/testkit'
import type { TestPost } from './post.ts'

/** Somebody who reads a language, with an address that is proven and to which offers may be sent. */
export async function newReader(platform: TestPlatform, locale = 'en'): Promise<TestPlayer> {
  const player = await platform.player()
  await platform.pool.query(
    'UPDATE player SET confirmed_at = now(), locale = $2, receive_email_promo = true WHERE id = $1',
    [player.id, locale],
  )
  return player
}

/** Letters about bonuses and free spins, in order, and the titles of messages beside the welcome. */
export async function toldOf(platform: TestPlatform, post: TestPost, player: TestPlayer) {
  const letters = await post.lettersTo(platform, player.email)
  const messages = await many<{ title: string }>(
    platform.pool,
    `SELECT content ->> 'title' AS title FROM player_message WHERE player_id = $1 ORDER BY id`,
    [player.id],
  )
  return {
    letters: letters.filter(({ kind }) => /^(bonus|freeSpins)/.test(kind)),
    titles: messages.map(({ title }) => title).filter((title) => title !== 'Welcome'),
  }
}
