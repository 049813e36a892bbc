import type { Profile } from '@baize/contract'
import { maskedName } from '@baize/contract/people'

/** What a player is called where others may look: the nickname, or the e-mail address with most of it hidden. */
export function shownNameOf({ nickname, email }: Pick<Profile, 'nickname' | 'email'>): string {
  return nickname?.trim() || maskedName(email ?? '')
}
