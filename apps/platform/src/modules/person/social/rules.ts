import type { OutsidePerson } from './company.ts'

/**
 * What becomes of somebody who is not linked to a player yet. `known` is the player with their e-mail. An account is
 * opened to them only when the company proved that they read its mail and so did we; whoever merely wrote an address
 * down, here or there, gets nobody's account.
 */
export function decideArrival(
  { email, isEmailVerified }: Pick<OutsidePerson, 'email' | 'isEmailVerified'>,
  known: { confirmedAt: Date | null } | undefined,
): 'register' | 'link' | 'ask' {
  if (email === null || !known) return 'register'
  return isEmailVerified && known.confirmedAt ? 'link' : 'ask'
}
