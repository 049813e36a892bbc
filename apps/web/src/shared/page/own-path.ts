/** The path, query and hash of an address of this site; `null` for an address anywhere else. */
export function ownPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : null
}
