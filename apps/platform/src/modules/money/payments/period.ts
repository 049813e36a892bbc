import type { FieldIssue } from '@baize/contract'
import { Refusal } from '@baize/kit'

const DAY_MS = 24 * 60 * 60 * 1000
const EDGE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * The instants a history lies between, both included. A day without a time, or at midnight, means its start in
 * `dateFrom` and its end in `dateTo`; without a zone it is a day of UTC. Refuses what is no date.
 */
export function periodOf(query: { dateFrom?: string; dateTo?: string }): { from?: Date; to?: Date } {
  const from = query.dateFrom === undefined ? undefined : instantOf(query.dateFrom)
  const to = query.dateTo === undefined ? undefined : instantOf(query.dateTo)
  const fields: Record<string, FieldIssue[]> = {}
  if (from === null) fields.dateFrom = [{ code: 'date' }]
  if (to === null) fields.dateTo = [{ code: 'date' }]
  if (from === null || to === null) throw new Refusal('validation', fields)
  return { from, to: to && endOf(query.dateTo!, to) }
}

function instantOf(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] = EDGE.exec(text) ?? []
  if (!day) return null
  const colonZone = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const instant = new Date(`${day}T${time}${colonZone}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

function endOf(text: string, instant: Date): Date {
  const isWholeDay = !/[T ](?!00:00(:00(\.0+)?)?(Z|[+-]|$))/.test(text)
  return isWholeDay ? new Date(instant.getTime() + DAY_MS - 1) : instant
}
