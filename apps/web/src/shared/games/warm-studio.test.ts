// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { warmGame, warmStudio } from './warm-studio.ts'

it('a game that is touched before the frame of the studio is there is fetched once it is, and a later one at once', () => {
  warmGame('https://studio.example', 'last-light')
  warmStudio('https://studio.example')
  const frame = document.querySelector('iframe')!
  const told = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {})
  expect(told).not.toHaveBeenCalled()
  frame.dispatchEvent(new Event('load'))
  const game = (name: string) => [expect.objectContaining({ type: 'warm', game: name }), 'https://studio.example']
  expect(told.mock.calls).toEqual([game('last-light')])
  warmGame('https://studio.example', 'gilt-hour')
  expect(told.mock.calls).toEqual([game('last-light'), game('gilt-hour')])
})
