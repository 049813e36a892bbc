export interface SocialLists {
  /** Companies that are asked directly. */
  direct: readonly { id: string }[]
  /** Companies behind the one identity service. */
  auth0: readonly { id: string }[]
}

export interface SocialWay {
  id: string
  href: string
}

/** Signs in by a script of its own and not by a redirect. */
const BY_SCRIPT = 'telegram'
const LEFT_BEHIND = ['sign-in', 'sign-up', 'stag']

/**
 * Where each company that is both listed and enabled is asked, and the way back to `place` (path and query). `mark`
 * makes the state one that nobody else can name.
 */
export function socialWays(
  { direct, auth0 }: SocialLists,
  enabled: readonly string[],
  { place, mark }: { place: string; mark: string },
): SocialWay[] {
  const state = encodeURIComponent(JSON.stringify({ backRoute: encodeURIComponent(withoutDialogs(place)), mark }))
  const own = direct
    .filter(({ id }) => enabled.includes(id) && id !== BY_SCRIPT)
    .map(({ id }) => ({ id, href: `/api/player/sessions/social/${encodeURIComponent(id)}/redirect?state=${state}` }))
  const shared = enabled.includes('auth0')
    ? auth0.map(({ id }) => ({
        id,
        href: `/api/player/sessions/social/auth0/redirect?state=${state}&connection=${encodeURIComponent(id)}`,
      }))
    : []
  return [...own, ...shared.filter(({ id }) => !own.some((way) => way.id === id))]
}

function withoutDialogs(place: string): string {
  const [path = '/', query = ''] = place.split('?')
  const kept = query.split('&').filter((pair) => pair !== '' && !LEFT_BEHIND.includes(pair.split('=')[0]!))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
