import { expect, it } from 'vitest'
import { companyOf } from './company-of.ts'

const known = new Set(['trailhead', 'north-star'])

it.each([
  ['trailhead_winter_c81', 'trailhead'],
  ['trailhead', 'trailhead'],
  ['north-star_', 'north-star'],
  ['trailheads_1', null],
  ['Trailhead_1', null],
  [' trailhead_1', null],
  ['_trailhead', null],
  ['', null],
  ['somebody_trailhead', null],
])('the tag %o is of %o', (tag, company) => {
  expect(companyOf(tag, known)).toBe(company)
})
