import type { SegmentFigures } from '@baize/contract'
import type { Queryable } from '@baize/database'
import type { SegmentRules } from '../../../modules/offers/bonuses/index.ts'
import { countMembers } from '../../../modules/offers/segments/index.ts'
import type { Services } from '../../../services.ts'

/** Every segment of the offers with how many players are in it. */
export async function segmentFigures(db: Queryable, { offers }: Pick<Services, 'offers'>): Promise<SegmentFigures[]> {
  const counts = await countMembers(db)
  return [...offers.current().segments.values()].map(({ id, names, rules }) => ({
    segmentId: id,
    title: names.en,
    players: counts.get(id) ?? 0,
    rules: linesOf(rules),
  }))
}

function linesOf({ countries, ...ranges }: SegmentRules): string[] {
  const lines = Object.entries(ranges).flatMap(([name, range]) => (range ? [`${name} ${within(range)}`] : []))
  if (!countries) return lines
  return [...lines, `countries ${countries.isExcluded ? 'not ' : ''}${countries.list.join(' ')}`]
}

function within({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (max === undefined) return `≥ ${min}`
  if (min === undefined) return `≤ ${max}`
  return min === max ? `= ${min}` : `${min}–${max}`
}
