import { expect, it } from 'vitest'
import { type Known, personOf } from './person.ts'

const profile = {
  id: 'p1',
  firstName: null,
  lastName: null,
  nickname: 'Ada',
  email: null,
  phone: null,
  segmentIds: ['high-levels'],
}
const known: Known = {
  profile,
  bonus: undefined,
  loyalty: undefined,
  statistics: [],
  vipSegmentId: 'high-levels',
  locale: 'en',
}
const isSpecial = (of: Partial<Known>) => personOf({ ...known, ...of }).properties.vipSegment

it('tells support of a player in the segment that the content names, and of nobody where it names none', () => {
  expect(isSpecial({})).toBe('true')
  expect(isSpecial({ profile: { ...profile, segmentIds: ['regulars'] } })).toBe('false')
  expect(isSpecial({ profile: { ...profile, segmentIds: [''] }, vipSegmentId: '' })).toBe('false')
})
