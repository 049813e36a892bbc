/** A query as plain text: a repeated key is a list. Nothing is turned into a number. */
export type Search = Record<string, string | string[]>

export function parseSearch(text: string): Search {
  const search: Search = {}
  for (const [rawKey, value] of new URLSearchParams(text)) {
    const key = rawKey.replace(/\[\]$/, '')
    const before = search[key]
    search[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  return search
}

/** The inverse, with a question mark when there is anything. Absent members are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) params.append(key, String(item))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** The first value of a member. */
export function one(search: Search, key: string): string | undefined {
  const value = search[key]
  return Array.isArray(value) ? value[0] : value
}

/** Every value of a member. */
export function many(search: Search, key: string): string[] {
  const value = search[key]
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}
