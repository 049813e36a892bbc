import type { z } from 'zod'

interface Check {
  _zod: { def: { check: string; minimum?: number; maximum?: number; pattern?: RegExp } }
}

/** What a schema's own checks say of length and pattern; `patterns` without those every text has. */
export function checksOf(schema: z.ZodType): { minLength: number; maxLength: number | undefined; patterns: RegExp[] } {
  const checks = ((schema.def as { checks?: unknown[] }).checks ?? []) as Check[]
  const defs = checks.map((check) => check._zod.def)
  return {
    minLength: defs.find(({ check }) => check === 'min_length')?.minimum ?? 0,
    maxLength: defs.find(({ check }) => check === 'max_length')?.maximum,
    patterns: defs.flatMap(({ pattern }) => (pattern && !pattern.source.includes('Surrogate') ? [pattern] : [])),
  }
}
