import type { FieldDef, ProfileChange } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { publish } from '../../ground/outbox/index.ts'
import type { Settings } from '../../ground/settings/index.ts'
import type { FieldContext } from './fields/field-checks.ts'
import type { FieldRule } from './fields/field-catalogue.ts'
import type { Player } from './player.ts'
import { askedFields } from './fields/asked-fields.ts'
import { checkProfileChange, valueOf } from './profile-change.ts'
import { issues } from './rules.ts'
import { isViolated, lockPlayer, readNicknames, readPlayer, savePlayer } from './store.ts'

/** The player with this id, or undefined. Inside a transaction the row is as the transaction sees it. */
export function findPlayer(db: Queryable, id: string): Promise<Player | undefined> {
  return readPlayer(db, id)
}

/** The nicknames of these players by id; a player without one has `null`. */
export function findNicknames(db: Queryable, ids: string[]): Promise<Map<string, string | null>> {
  return readNicknames(db, ids)
}

/** The fields of the registration form for a visitor from this country, sorted. */
export function registrationFieldsOf(settings: Settings, visitorCountry: string | null): FieldDef[] {
  return formOf(askedFields(settings, 'registration', visitorCountry))
}

/** The fields of the profile form, sorted, with what the player has. */
export function profileFieldsOf(settings: Settings, player: Player): FieldDef[] {
  const fields = formOf(askedFields(settings, 'profile', player.country))
  return fields.map((field) => ({ ...field, value: valueOf(player, field.name) }))
}

function formOf(rules: readonly FieldRule[]): FieldDef[] {
  return rules.map(({ name, description, isEditable, isRequired, isVisible, country }, index) => ({
    id: index + 1,
    name,
    description,
    editable: isEditable,
    isRequired,
    isVisible,
    position: index + 1,
    ...(country && { country }),
  }))
}

/**
 * Changes the given members, tells the player's other windows, and resolves to the whole player, and to whether
 * their e-mail, or whatever they can be reached by, is another one now. Refused with a message for each bad member.
 */
export async function updateProfile(
  tx: Tx,
  playerId: string,
  body: ProfileChange,
  { settings, packs, now }: { settings: Settings; packs: FieldContext['packs']; now: Date },
): Promise<{ player: Player; isEmailNew: boolean; isContactNew: boolean }> {
  const player = await lockPlayer(tx, playerId)
  const checked = checkProfileChange(body, player, { settings, packs, today: now.toISOString().slice(0, 10) })
  if (checked.kind === 'invalid') throw new Refusal('validation', checked.fields)
  try {
    const changed = await savePlayer(tx, playerId, checked.change, now)
    await publish(tx, { channel: `player:profile#${playerId}`, data: { event: 'player.updated' } })
    const members = changedMembers(player, changed)
    if (members.length > 0)
      await recordFact(tx, { kind: 'profile_changed', playerId, data: { members }, occurredAt: now })
    const isEmailOther = changed.email !== player.email
    return {
      player: changed,
      isEmailNew: changed.email !== null && isEmailOther,
      isContactNew: isEmailOther || changed.phone !== player.phone,
    }
  } catch (error) {
    if (isViolated(error, 'player_email')) throw new Refusal('validation', { email: [issues.taken] })
    throw error
  }
}

/** Their names, those of further fields among them. */
function changedMembers(before: Player, after: Player): string[] {
  const flat = ({ furtherFields, ...player }: Player): Record<string, unknown> => ({ ...furtherFields, ...player })
  const [old, fresh] = [flat(before), flat(after)]
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)])
  return [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name])).toSorted()
}
