type Scalar = string | number | boolean

/** What may stand in a query; `null` is a bare key, `undefined` is left out. */
export type QueryValue = Scalar | null | undefined | readonly Scalar[]

/**
 * A query as the contract writes it (section 1.4): keys in alphabetical order, lists with brackets,
 * absent members and empty lists left out, `null` as a bare key.
 */
export function writeQuery(query: Readonly<Record<string, QueryValue>> | undefined): string {
  const parts: string[] = []
  for (const key of Object.keys(query ?? {}).sort()) {
    const value = query![key]
    if (value === undefined) continue
    if (value === null) parts.push(encodeURIComponent(key))
    else if (Array.isArray(value))
      parts.push(...value.map((item) => `${encodeURIComponent(key)}[]=${encodeURIComponent(String(item))}`))
    else parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  }
  return parts.join('&')
}

/** Fills `{name}` in a path; returns the parameters as text beside it. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, Scalar>> | undefined,
): [string, Record<string, string>] {
  const texts: Record<string, string> = {}
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    texts[name] = String(params?.[name] ?? '')
    return encodeURIComponent(texts[name])
  })
  return [filled, texts]
}
