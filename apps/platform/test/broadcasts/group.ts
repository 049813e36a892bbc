import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from '@baize/database'
import { testConfig } from '@baize/testkit'

const COUNT = 10
let taken = 0

/** The configuration of a house with segments that nobody comes into by themselves. */
export function configWithGroups() {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'))
  mkdirSync(join(folder, 'segments'))
  const segment = { names: { en: 'A group' }, rules: { stakes: { min: 1_000_000_000 } } }
  for (let place = 0; place < COUNT; place++)
    writeFileSync(join(folder, 'segments', `group-${place}.json`), JSON.stringify(segment))
  const config = testConfig()
  return { ...config, offerFolders: [...config.offerFolders, folder] }
}

/** A segment that these players are in, and nobody else. */
export async function segmentOf(pool: Pool, players: readonly { id: string }[]): Promise<string> {
  const id = `group-${taken++}`
  await pool.query(
    'INSERT INTO segment_member (segment_id, player_id, since) SELECT $1, id, now() FROM unnest($2::uuid[]) AS id',
    [id, players.map((player) => player.id)],
  )
  return id
}
