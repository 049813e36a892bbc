import { maybeOne, one, type Pool, type Tx, withTransaction } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { CatalogueFeed, FeedRevision } from './feed.ts'
import { fold } from './fold.ts'

export interface SyncResult {
  isChanged: boolean
  /** Games that can be played after the synchronisation. */
  gamesCount: number
}

/**
 * Makes the catalogue of `source` what its feed says: new games appear, changed ones change, missing ones
 * are disabled and keep their rows, because history points at them. Ids stay stable by identity. A feed
 * whose revision is already in place costs one query. `pictureBase` goes before the paths of its pictures. Throws a `ZodError` for a feed that breaks its rules,
 * before anything is written.
 */
export async function syncFeed(
  pool: Pool,
  source: string,
  nowDate: Date,
  given: unknown,
  pictureBase = '',
): Promise<SyncResult> {
  const revision = [FeedRevision.parse(given).revision, ...(pictureBase ? [pictureBase] : [])].join(' ')
  const known = await maybeOne<{ revision: string; count: number }>(
    pool,
    'SELECT revision, (SELECT count(*) FROM game WHERE source = $1 AND is_enabled) FROM game_feed WHERE source = $1',
    [source],
  )
  if (known?.revision === revision) return { isChanged: false, gamesCount: known.count }
  const feed = basedOn(pictureBase, CatalogueFeed.parse(given))
  await withTransaction(pool, async (tx) => {
    await takeTurns(tx, source, revision, nowDate)
    await writeShelves(tx, source, feed, nowDate)
    await writeGames(tx, source, feed, nowDate)
  })
  return { isChanged: true, gamesCount: feed.games.length }
}

/** The feed's row is written first: a second synchronisation of the source waits here for the first. */
async function takeTurns(tx: Tx, source: string, revision: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO game_feed (source, revision, synced_at) VALUES ($1, $2, $3)
     ON CONFLICT (source) DO UPDATE SET revision = excluded.revision, synced_at = excluded.synced_at`,
    [source, revision, now],
  )
}

async function writeShelves(tx: Tx, source: string, feed: CatalogueFeed, now: Date): Promise<void> {
  const numbered = <Row extends object>(rows: Row[]) =>
    JSON.stringify(rows.map((row, position) => ({ ...row, id: uuidv7(now.getTime()), position })))
  await tx.query(
    `INSERT INTO game_provider (id, source, identity, name, images, position)
     SELECT id, $1, identity, name, images, position
     FROM jsonb_to_recordset($2) AS row (id uuid, identity text, name text, images jsonb, position integer)
     ON CONFLICT (identity) DO UPDATE
       SET name = excluded.name, images = excluded.images, position = excluded.position`,
    [source, numbered(feed.studios)],
  )
  await tx.query(
    `INSERT INTO game_collection (id, source, identity, name, countries, is_hidden, position)
     SELECT id, $1, identity, name, ARRAY(SELECT jsonb_array_elements_text(countries)), "isHidden", position
     FROM jsonb_to_recordset($2)
       AS row (id uuid, identity text, name text, countries jsonb, "isHidden" boolean, position integer)
     ON CONFLICT (identity) DO UPDATE SET name = excluded.name, countries = excluded.countries,
       is_hidden = excluded.is_hidden, position = excluded.position`,
    [source, numbered(feed.collections)],
  )
  await tx.query('DELETE FROM game_collection WHERE source = $1 AND NOT identity = ANY($2)', [
    source,
    feed.collections.map((collection) => collection.identity),
  ])
  const labels = [...new Set(feed.games.flatMap((game) => game.labels))].map((name) => ({ name }))
  await tx.query(
    `INSERT INTO game_label (id, name, created_at)
     SELECT id, name, $1 FROM jsonb_to_recordset($2) AS row (id uuid, name text) ON CONFLICT (name) DO NOTHING`,
    [now, numbered(labels)],
  )
}

async function writeGames(tx: Tx, source: string, feed: CatalogueFeed, now: Date): Promise<void> {
  const rows = feed.games.map((game, position) => ({
    ...game,
    id: uuidv7(now.getTime()),
    searchName: fold(game.name),
    images: withColour(game.images, game.dominantColor),
    position,
  }))
  await tx.query(UPSERT_GAMES, [source, now, JSON.stringify(rows)])
  await tx.query('UPDATE game SET is_enabled = false WHERE source = $1 AND is_enabled AND NOT identity = ANY($2)', [
    source,
    feed.games.map((game) => game.identity),
  ])
  await tx.query(
    `UPDATE game_switched_off SET is_offered = identity = ANY ($2) FROM game WHERE game.id = game_id AND source = $1`,
    [source, feed.games.map((game) => game.identity)],
  )
  const foreign = await one<{ count: number }>(
    tx,
    'SELECT count(*) FROM game WHERE identity = ANY($2) AND source <> $1',
    [source, feed.games.map((game) => game.identity)],
  )
  if (foreign.count > 0) throw new Error(`feed of ${source} names ${foreign.count} games of another company`)
}

/** The feed with addresses of pictures below `base` in place of paths. */
function basedOn(base: string, feed: CatalogueFeed): CatalogueFeed {
  if (!base) return feed
  const based = <Images extends CatalogueFeed['games'][number]['images']>(images: Images) =>
    Object.fromEntries(
      Object.entries(images).map(([size, paths]) => [
        size,
        Object.fromEntries(Object.entries(paths).map(([density, path]) => [density, base + path])),
      ]),
    )
  return {
    ...feed,
    studios: feed.studios.map((studio) => ({ ...studio, images: based(studio.images) })),
    games: feed.games.map((game) => ({ ...game, images: based(game.images) })),
  }
}

/** Names the dominant colour in the address of the first picture (`?c=1d4f3a`), for the placeholder before it. */
function withColour(images: CatalogueFeed['games'][number]['images'], colour: string): typeof images {
  return Object.fromEntries(
    Object.entries(images).map(([size, paths]) => [size, { ...paths, '1x': `${paths['1x']}?c=${colour.slice(1)}` }]),
  )
}

const COLUMNS = `name, search_name, provider_id, collection_ids, label_ids, type, volatility, rtp, hit_rate,
  max_win_multiplier, paylines, reels, rows, is_demo_mode, platforms, closed_countries, screen_width_ratio,
  screen_height_ratio, dominant_color, popularity, images, position`

const UPSERT_GAMES = `
  WITH collection AS MATERIALIZED (SELECT id, identity, position FROM game_collection),
       label AS MATERIALIZED (SELECT id, name FROM game_label)
  INSERT INTO game (id, source, identity, created_at, ${COLUMNS})
  SELECT row.id, $1, row.identity, $2, row.name, "searchName", provider.id,
    ARRAY(SELECT c.id FROM collection c WHERE row.collections ? c.identity ORDER BY c.position),
    ARRAY(SELECT l.id FROM label l WHERE row.labels ? l.name ORDER BY l.name),
    type, volatility, rtp, "hitRate", "maxWinMultiplier", paylines, reels, rows, "isDemoMode",
    ARRAY(SELECT value::smallint FROM jsonb_array_elements_text(platforms)),
    ARRAY(SELECT jsonb_array_elements_text("closedCountries")),
    "screenWidthRatio", "screenHeightRatio", "dominantColor", popularity, row.images, row.position
  FROM jsonb_to_recordset($3) AS row (
    id uuid, identity text, name text, "searchName" text, studio text, collections jsonb, labels jsonb, type text,
    volatility text, rtp numeric, "hitRate" numeric, "maxWinMultiplier" numeric, paylines integer, reels integer,
    rows integer, "isDemoMode" boolean, platforms jsonb, "closedCountries" jsonb, "screenWidthRatio" numeric,
    "screenHeightRatio" numeric, "dominantColor" text, popularity integer, images jsonb, position integer)
  JOIN game_provider provider ON provider.identity = row.studio
  ON CONFLICT (identity) DO UPDATE SET
    is_enabled = NOT EXISTS (SELECT FROM game_switched_off WHERE game_id = game.id), (${COLUMNS}) = ROW(${COLUMNS.replaceAll(/\w+/g, 'excluded.$&')})
  WHERE game.source = excluded.source`
