import { z } from 'zod'
import { Count } from './common.ts'

/** What kind of page a visit began with; what a page is called is nobody's business here. */
export const pageKinds = [
  'home',
  'casino',
  'category',
  'game',
  'providers',
  'betting',
  'tournaments',
  'wheel',
  'bonuses',
  'profile',
  'text',
  'other',
] as const
export type PageKind = (typeof pageKinds)[number]

/** How a page felt: times in milliseconds, shifts of the layout (`cls`) in thousandths. */
export const vitalNames = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const
export type VitalName = (typeof vitalNames)[number]

/** More than that is a tab that was asleep. */
export const VITAL_MAX = 60_000

const Measure = z.int().min(0).max(VITAL_MAX).optional()

export const VitalsReport = z.strictObject({
  page: z.enum(pageKinds),
  ttfb: Measure,
  fcp: Measure,
  lcp: Measure,
  inp: Measure,
  cls: Measure,
})
export type VitalsReport = z.output<typeof VitalsReport>

/** What visits of some days measured on one kind of page. Each figure is at most 10 % above the true one. */
export const VitalFigures = z.strictObject({
  page: z.enum(pageKinds),
  vital: z.enum(vitalNames),
  count: Count,
  p50: Count,
  p75: Count,
  p95: Count,
})
export type VitalFigures = z.output<typeof VitalFigures>
