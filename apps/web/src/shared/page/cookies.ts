/** One cookie of a `Cookie` header or of `document.cookie`; `null` when absent or empty. */
export function readCookie(cookies: string | undefined, name: string): string | null {
  if (!cookies?.includes(name)) return null
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.split('=')
    if (key?.trim() === name) return rest.join('=').trim() || null
  }
  return null
}

const TEN_YEARS_SECONDS = 10 * 365 * 86_400

/** Writes a cookie that lasts ten years. */
export function writeLastingCookie(name: string, value: string): void {
  write(name, value, TEN_YEARS_SECONDS)
}

export function removeCookie(name: string): void {
  write(name, '', 0)
}

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
