/** A way to look for a player. */
export interface SearchTry {
  field: 'id' | 'number' | 'email' | 'phone' | 'nickname' | 'externalId'
  value: string
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What a text may be, the likeliest first. */
export function searchTries(text: string): SearchTry[] {
  const value = text.trim()
  if (value === '') return []
  if (ID.test(value)) return [{ field: 'id', value: value.toLowerCase() }]
  if (value.includes('@')) return [{ field: 'email', value }]
  const tries: SearchTry[] = []
  if (/^#?[0-9a-f]{8}$/i.test(value)) tries.push({ field: 'number', value: value.replace('#', '') })
  if (/^\+?[\d\s()-]{4,}$/.test(value)) tries.push({ field: 'phone', value: value.replaceAll(/[\s()-]/g, '') })
  if (/^[1-9]\d{0,14}$/.test(value)) tries.push({ field: 'externalId', value })
  return [...tries, { field: 'nickname', value }, { field: 'email', value }]
}
