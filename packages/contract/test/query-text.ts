/** The three ways a list filter is written. */
export type ListForm = 'bracket' | 'indexed' | 'repeated'

/** A query as a client writes it: absent members left out, `null` as a bare key, keys in alphabetical order. */
export function queryText(query: Record<string, unknown>, form: ListForm = 'bracket'): string {
  const parts = Object.keys(query)
    .toSorted()
    .flatMap((key) => memberText(key, query[key], form))
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function memberText(key: string, value: unknown, form: ListForm): string[] {
  if (value === undefined) return []
  if (value === null) return [encodePart(key)]
  if (!Array.isArray(value)) return [`${encodePart(key)}=${encodePart(textOf(value))}`]
  return value.map((item, index) => {
    const suffix = { bracket: '[]', indexed: `[${index}]`, repeated: '' }[form]
    return `${encodePart(key)}${suffix}=${encodePart(textOf(item))}`
  })
}

/** A value as text: JSON for what is no plain value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? 'undefined'
}

/** Percent-encoded text; halves of surrogate pairs, which no address can hold, are replaced. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
