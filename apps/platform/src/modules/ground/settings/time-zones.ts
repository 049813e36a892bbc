const ids = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

/** Every time zone a player may live in: the IANA id, and the id as people read it. */
export const timeZones: { id: string; name: string }[] = ids.map((id) => ({
  id,
  name: id.replaceAll('_', ' '),
}))

const known = new Set(ids)

export function isTimeZone(id: string): boolean {
  return known.has(id)
}
