import type { Player } from './player.ts'

/** What a player says of their person beyond what an account needs. */
export interface PersonalDetails extends Partial<Pick<Player, (typeof columns)[number]>> {
  furtherFields: Record<string, string>
}

const columns = [
  'firstName',
  'lastName',
  'birthdate',
  'gender',
  'nationality',
  'placeOfBirth',
  'profession',
  'personalIdNumber',
  'city',
  'address',
  'additionalAddress',
  'postalCode',
  'timeZone',
  'securityQuestion',
  'securityAnswer',
] as const

/** Fields that have no column and stand on no list of every account. */
const further = new Set(['age', 'cpf_number'])

/** The details among the values of a form. */
export function detailsOf(values: readonly (readonly [name: string, value: string | null])[]): PersonalDetails {
  const given = values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  const ofColumns = new Set<string>(columns)
  return {
    ...Object.fromEntries(given.filter(([name]) => ofColumns.has(name))),
    furtherFields: Object.fromEntries(given.filter(([name]) => further.has(name))),
  }
}
