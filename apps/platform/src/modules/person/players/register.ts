import type { FieldIssue } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal, uuidv4 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import type { Settings } from '../../ground/settings/index.ts'
import type { FieldContext } from './fields/field-checks.ts'
import type { Player } from './player.ts'
import { type Registration, type RegistrationForm, checkRegistration } from './registration.ts'
import { type Contact, issues } from './rules.ts'
import { type NewPlayer, insertPlayer, isEmailTaken, isViolated } from './store.ts'

const taken = (contact: Contact) => new Refusal('validation', { [contact]: [issues.taken] })

/** The form as a registration. Refused with one message for each field that broke a rule. */
export function acceptRegistration(
  form: RegistrationForm,
  house: {
    contact: Contact
    settings: Settings
    packs: FieldContext['packs']
    visitorCountry: string | null
    passwordIssue: FieldIssue | null
    now: Date
  },
): Registration {
  const { contact, settings, packs, visitorCountry, passwordIssue, now } = house
  const setting = { settings, packs, today: now.toISOString().slice(0, 'YYYY-MM-DD'.length) }
  const checked = checkRegistration(form, contact, visitorCountry, setting)
  const fields = checked.kind === 'invalid' ? checked.fields : {}
  if (passwordIssue) fields.password ??= [passwordIssue]
  if (checked.kind === 'invalid' || passwordIssue) throw new Refusal('validation', fields)
  return checked.registration
}

/** Refuses an e-mail that is registered, by its field. */
export async function refuseTakenEmail(db: Queryable, email: string): Promise<void> {
  if (await isEmailTaken(db, email)) throw taken('email')
}

/**
 * Adds the player; a phone they registered by was proven. Of registrations with one e-mail, or one phone, at the same
 * moment exactly one is not refused.
 */
export async function addPlayer(tx: Tx, player: Omit<NewPlayer, 'id'>): Promise<Player> {
  try {
    const added = await insertPlayer(tx, { ...player, id: uuidv4() })
    if (!added) throw taken('email')
    const { currency, now } = player
    const contact = player.cameThrough ? 'company' : player.email === null ? 'phone' : 'email'
    await recordFact(tx, {
      kind: 'player_registered',
      playerId: added.id,
      data: { contact, currency },
      occurredAt: now,
    })
    return added
  } catch (error) {
    if (isViolated(error, 'player_confirmed_phone')) throw taken('phone')
    throw error
  }
}
