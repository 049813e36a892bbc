import type { Collection, GameLabel, Provider } from '@baize/contract'
import { many, type Queryable } from '@baize/database'

/** Everything that games point at. Small, so it is read as a whole. */
export interface Directory {
  /** In the order of the feed, those without games included. */
  providers: Provider[]
  /** In menu order. */
  collections: Collection[]
  labels: ReadonlyMap<string, GameLabel>
  /** Provider and collection by id and by identity; one name cannot be both. */
  providerOf(idOrIdentity: string): Provider | undefined
  collectionOf(idOrIdentity: string): Collection | undefined
}

export async function readDirectory(db: Queryable): Promise<Directory> {
  const providers = await many<Provider>(
    db,
    `SELECT provider.id, identity, name, images, '{}'::jsonb AS "customImages",
       (SELECT count(*) FROM game WHERE provider_id = provider.id AND is_enabled) AS "gameEnabledCount"
     FROM game_provider provider ORDER BY position, identity`,
  )
  const collections = await many<Collection>(
    db,
    `SELECT id, identity, name, countries, is_hidden AS "isHidden" FROM game_collection ORDER BY position, identity`,
  )
  const labels = await many<{ id: string; name: string; createdAt: Date }>(
    db,
    'SELECT id, name, created_at AS "createdAt" FROM game_label',
  )
  const providerIndex = byIdAndIdentity(providers)
  const collectionIndex = byIdAndIdentity(collections)
  return {
    providers,
    collections,
    labels: new Map(labels.map((label) => [label.id, labelView(label)])),
    providerOf: (name) => providerIndex.get(name),
    collectionOf: (name) => collectionIndex.get(name),
  }
}

function byIdAndIdentity<Row extends { id: string; identity: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.flatMap((row) => [[row.identity, row] as const, [row.id, row] as const]))
}

function labelView({ id, name, createdAt }: { id: string; name: string; createdAt: Date }): GameLabel {
  return { id, name, createdAt: createdAt.toISOString(), updatedAt: null }
}
