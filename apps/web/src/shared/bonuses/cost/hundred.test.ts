import { expect, it } from 'vitest'
import { hundredOf } from './hundred.ts'

it.each([
  [
    [29.5, 2.3, 68.2],
    [30, 2, 68],
  ],
  [
    [33.4, 33.3, 33.3],
    [34, 33, 33],
  ],
  [
    [0, 0, 100],
    [0, 0, 100],
  ],
  [
    [0.2, 0.2, 99.6],
    [0, 0, 100],
  ],
])('shares %o are told as %o of a hundred', (shares, told) => {
  expect(hundredOf(shares)).toEqual(told)
})
