import { expect, it } from 'vitest'
import { coverageReport, operations } from '../src/index.ts'

const names = Object.keys(operations)

it('counts what is served and lists the rest with method and path', () => {
  const report = coverageReport(names.filter((name) => name !== 'getProfile' && name !== 'spinWheel'))
  expect(report.split('\n')).toEqual([
    `${names.length - 2} / ${names.length} operations are served; these are not:`,
    '  getProfile  GET     /api/player/profile',
    '  spinWheel   POST    /api/retention/wheels/{id}/spin',
    '',
  ])
})

it('lists nothing when all is served, and names that are no operation count for nothing', () => {
  expect(coverageReport([...names, 'somethingElse'])).toBe(`${names.length} / ${names.length} operations are served\n`)
})
