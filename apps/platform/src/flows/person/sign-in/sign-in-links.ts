import { type Tx, withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import {
  DEFAULT_LOCALE,
  isCountryClosed,
  localePath,
  type PagePath,
  readSettings,
} from '../../../modules/ground/settings/index.ts'
import {
  SIGN_IN_LINK_LIFE_MINUTES,
  findAccount,
  findOwnerOfSignInLink,
  issueSignInLink,
  normaliseLogin,
  playerOfSignInLink,
} from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import type { Entrance } from './enter.ts'
import { openProven } from './open-proven.ts'
import { ownUrl } from '../../ground/own-url.ts'
import { askRegister } from '../registration/register-checks.ts'
import type { Visit } from './visit.ts'

type WritingPorts = Pick<Services, 'pool' | 'clock'> & {
  config: Pick<Services['config'], 'publicUrl' | 'tokenSecret' | 'mail'>
}

/**
 * Writes to a player a link that signs them in and leads to a page of this site. `unknown` when nobody signs in by that
 * e-mail or phone, `unproven` when their address is not confirmed or they have no access: nothing is written then.
 */
export async function sendSignInLink(
  ports: WritingPorts,
  { login, path }: { login: string; path: string },
): Promise<'sent' | 'unknown' | 'unproven'> {
  const { pool, clock, config } = ports
  const target = ownUrl(config.publicUrl, path)
  if (target === null) throw new RangeError('The page must be one of this site.')
  const { pathname, search } = new URL(target)
  const account = await findAccount(pool, normaliseLogin(login))
  if (!account) return 'unknown'
  return withTransaction(pool, async (tx) => {
    const issued = await issueSignInLink(tx, account.id, clock.now())
    if (!issued) return 'unproven'
    const { player, code, expiresAt } = issued
    const locale = player.locale ?? DEFAULT_LOCALE
    const values = {
      link: linkOf(code, localePath(locale, (pathname + search) as PagePath)),
      minutes: SIGN_IN_LINK_LIFE_MINUTES,
    }
    await writeLetter(tx, ports, { kind: 'signInLink', to: player.email, locale, values, expiresAt })
    return 'sent'
  })
}

function linkOf(code: string, redirectUrl: string): PagePath {
  return `/auth/autologin?${new URLSearchParams({ state: code, redirectUrl }).toString()}`
}

/** Asks the register about whoever the link is of, if the code is good. Runs outside a transaction. */
export async function prepareLink(services: Services, token: string): Promise<void> {
  const playerId = await findOwnerOfSignInLink(services.pool, token, services.clock.now())
  if (playerId !== undefined) await askRegister(services, playerId, 'sign_in')
}

/**
 * Signs in by the code of a link. It is used up only together with the session, so a page that is merely looked at
 * leaves it good. Refuses `invalid_credentials`, `account_blocked`, and `validation` in a closed country.
 */
export async function signInByLink(
  tx: Tx,
  services: Services,
  { token, fingerprint }: { token: string; fingerprint?: string | undefined },
  visit: Visit,
): Promise<Entrance> {
  if (isCountryClosed(await readSettings(services, tx), visit.country))
    throw new Refusal('validation', { token: [{ code: 'countryClosed' }] })
  const player = await playerOfSignInLink(tx, token, services.clock.now())
  if (!player) throw new Refusal('invalid_credentials')
  return openProven(tx, services, player, { visit, fingerprint: fingerprint ?? null, blocked: 'account_blocked' })
}
