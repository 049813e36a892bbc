/** The company a tag is of: what stands before the first underscore is its id. `null` where none has that name. */
export function companyOf(tag: string, companyIds: ReadonlySet<string>): string | null {
  const [id = ''] = tag.split('_', 1)
  return companyIds.has(id) ? id : null
}
