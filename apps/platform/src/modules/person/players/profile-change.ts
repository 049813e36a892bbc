import type { FieldIssue, ProfileChange, ScenarioValue } from '@baize/contract'
import { askedFields } from './fields/asked-fields.ts'
import type { FieldRule } from './fields/field-catalogue.ts'
import { type FieldContext, checkField } from './fields/field-checks.ts'
import type { Player } from './player.ts'
import type { Fields } from './registration.ts'
import { issues, profileSwitches } from './rules.ts'

/** The members of a player that change, with their new values. */
export type PlayerChange = Partial<Omit<Player, 'id' | 'externalId' | 'status' | 'createdAt'>>

/**
 * Judges a change of the profile: absent members keep their value, the empty string takes a value away,
 * and what may not change is refused unless it is sent as it stands.
 */
export function checkProfileChange(
  body: ProfileChange,
  player: Player,
  setting: Omit<FieldContext, 'country'>,
): { kind: 'accepted'; change: PlayerChange } | { kind: 'invalid'; fields: Fields } {
  // Without a prototype, so that a member named like a part of one is refused like any other.
  const fields: Fields = Object.create(null)
  const change: Record<string, unknown> = {}
  const furtherFields = { ...player.furtherFields }
  const rules = askedFields(setting.settings, 'profile', player.country)
  const context = { ...setting, country: player.country }
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    const rule = rules.find((candidate) => candidate.name === name)
    const issue = rule ? judge(rule, value, player, context) : profileSwitches.has(name) ? null : issues.unknown
    if (issue) {
      fields[name] = [issue]
      continue
    }
    const kept = normalise(name, value)
    if (Object.hasOwn(player, name)) change[name] = kept
    else if (kept === null) delete furtherFields[name]
    else furtherFields[name] = String(kept)
  }
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  return { kind: 'accepted', change: { ...change, furtherFields, ...lostProofs(change, player) } }
}

/** The value of a field as the player has it. */
export function valueOf(player: Player, name: string): string | boolean | null {
  if (Object.hasOwn(player, name)) return player[name as keyof Player] as string | boolean | null
  return player.furtherFields[name] ?? null
}

function judge(rule: FieldRule, value: ScenarioValue, player: Player, context: FieldContext): FieldIssue | null {
  const { name, isRequired, isEditable } = rule
  const standing = valueOf(player, name)
  const kept = normalise(name, value)
  if (kept === standing) return null
  if (!isEditable && standing !== null) return issues.locked
  if (kept === null) return isRequired || (name === 'phone' && player.email === null) ? issues.required : null
  if (typeof kept === 'boolean') return null
  if (typeof value !== 'string') return issues.invalid
  return checkField(name, kept, context)
}

const switches = new Set(['receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus', 'pwaInstalled'])

function normalise(name: string, value: ScenarioValue): string | boolean | null {
  if (switches.has(name)) return value === true || value === 1 || value === '1'
  if (value === null) return null
  const text = String(value).trim()
  if (text === '') return null
  if (name === 'email') return text.toLowerCase()
  if (name === 'country') return text.toUpperCase()
  return name === 'birthdate' ? text.slice(0, 'YYYY-MM-DD'.length) : text
}

/** A new e-mail or phone has yet to be confirmed. */
function lostProofs(change: Record<string, unknown>, player: Player): PlayerChange {
  return {
    ...('email' in change && change.email !== player.email ? { confirmedAt: null } : {}),
    ...('phone' in change && change.phone !== player.phone ? { phoneConfirmed: false } : {}),
  }
}
