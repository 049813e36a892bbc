/** Ids of the icons in the text of a sprite. */
export function iconIdsOf(sprite: string): ReadonlySet<string> {
  return new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id!))
}
