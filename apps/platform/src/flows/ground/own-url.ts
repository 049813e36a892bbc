/**
 * An address of this site, absolute, from an absolute address or a path; `null` for an address anywhere else.
 * Whoever we send the player to gets to know only where on this site to send them back.
 */
export function ownUrl(publicUrl: string, address: string): string | null {
  if (!URL.canParse(address, publicUrl)) return null
  const url = new URL(address, publicUrl)
  return url.origin === new URL(publicUrl).origin && url.username === '' && url.password === '' ? url.href : null
}
