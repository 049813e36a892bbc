import { expect, it } from 'vitest'
import { isCloseTo } from './close-names.ts'

it.each([
  ['ligthhouse', 'two letters that changed places'],
  ['lighhouse', 'a letter too few'],
  ['lightthouse', 'a letter too many'],
  ['lichthouse', 'another letter'],
  ['lichth', 'another letter in what has been typed so far'],
  ['lighthouse k', 'no slip at all, over two words'],
  ['lighthouse jeeper', 'a slip in the second word'],
])('knows %s in a name: %s', (text) => {
  expect(isCloseTo(text, 'the lighthouse keeper')).toBe(true)
})

it.each(['lixhtxouse', 'thehouse', 'keeper of', 'lig', 'zzzz'])('does not take %s for it', (text) => {
  expect(isCloseTo(text, 'the lighthouse keeper')).toBe(false)
})
