import { DEFAULT_LOCALE } from '../modules/ground/settings/index.ts'

/** The address of a page of the site in a reader's language, as letters lead to it. */
export function pageUrl({ publicUrl }: { publicUrl: string }, locale: string | null | undefined, path: string): string {
  const isPlain = !locale || locale === DEFAULT_LOCALE
  return `${publicUrl}${isPlain ? '' : `/${locale}`}${path}`
}
