import type { Tx } from '@baize/database'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import {
  CONFIRMATION_LIFE_DAYS,
  issueConfirmationCode,
  issueOwnConfirmation,
} from '../../modules/person/players/index.ts'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import type { Services } from '../../services.ts'

interface Reader {
  id: string
  email: string
  locale: string | null
}

/** Writes to a player whose address is new and asks to confirm it. */
export async function askForConfirmation(tx: Tx, services: Services, player: Reader): Promise<void> {
  const issued = await issueConfirmationCode(tx, player, services.clock.now())
  await writeConfirmation(tx, services, player, issued)
}

/** The same when the player asks for another letter. Refuses `email_missing` and `already_confirmed`. */
export async function resendConfirmation(tx: Tx, services: Services, playerId: string): Promise<void> {
  const { player, email, ...issued } = await issueOwnConfirmation(tx, playerId, services.clock.now())
  await writeConfirmation(tx, services, { ...player, email }, issued)
}

async function writeConfirmation(
  tx: Tx,
  services: Services,
  { email, locale }: Reader,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Promise<void> {
  await writeLetter(tx, services, {
    kind: 'emailConfirmation',
    to: email,
    locale: locale ?? DEFAULT_LOCALE,
    values: { link: `/verify/${code}`, days: CONFIRMATION_LIFE_DAYS },
    expiresAt,
  })
}
