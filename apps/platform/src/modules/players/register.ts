import type { RegistrationByEmail } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal, uuidv4 } from '@baize/kit'
import type { Settings } from '../settings/index.ts'
import type { Player } from './player.ts'
import { type Registration, checkRegistration } from './registration.ts'
import { messages } from './rules.ts'
import { type NewPlayer, insertPlayer, isEmailTaken } from './store.ts'

const taken = () => new Refusal('validation', { email: [messages.taken] })

/** The form as a registration that may go on. Refused with one message for each field that broke a rule. */
export async function acceptRegistration(
  db: Queryable,
  form: RegistrationByEmail,
  { settings, visitorCountry, now }: { settings: Settings; visitorCountry: string | null; now: Date },
): Promise<Registration> {
  const checked = checkRegistration(form, visitorCountry, { settings, today: now.toISOString().slice(0, 10) })
  if (checked.kind === 'invalid') throw new Refusal('validation', checked.fields)
  if (await isEmailTaken(db, checked.registration.email)) throw taken()
  return checked.registration
}

/** Adds the player. Of registrations with one e-mail at the same moment exactly one is not refused. */
export async function addPlayer(tx: Tx, player: Omit<NewPlayer, 'id'>): Promise<Player> {
  const added = await insertPlayer(tx, { ...player, id: uuidv4() })
  if (!added) throw taken()
  return added
}
