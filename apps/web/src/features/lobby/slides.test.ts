import { describe, expect, it } from 'vitest'
import { type Slide, slidesFor } from './slides.ts'

const slide = (title: string, more: Partial<Slide> = {}): Slide => ({
  title,
  mobileImage: '',
  desktopImage: '',
  button: { label: '', url: '/' },
  ...more,
})
const now = Date.parse('2026-06-01T12:00:00Z')
const guest = { nowMs: now, isPlayer: false, segments: [] }
const titles = (slides: readonly Slide[], viewer: Parameters<typeof slidesFor>[1]) =>
  slidesFor(slides, viewer).map(({ title }) => title)

describe('the slides somebody sees', () => {
  it('stand between their two dates', () => {
    const slides = [
      slide('always'),
      slide('begun', { showFrom: '2026-06-01T12:00:00Z' }),
      slide('later', { showFrom: '2026-06-01T12:00:01Z' }),
      slide('over', { showTo: '2026-06-01T11:59:59Z' }),
    ]
    expect(titles(slides, guest)).toEqual(['always', 'begun'])
  })

  it('differ for guests and players', () => {
    const slides = [slide('guests', { loggedHide: true }), slide('players', { unloggedHide: true })]
    expect(titles(slides, guest)).toEqual(['guests'])
    expect(titles(slides, { ...guest, isPlayer: true })).toEqual(['players'])
  })

  it('follow the segments of the player', () => {
    const slides = [
      slide('for vip', { showSegments: [{ segmentName: 'vip' }] }),
      slide('not for vip', { hideSegments: [{ segmentName: 'vip' }] }),
      slide('for all', { showSegments: [], hideSegments: [] }),
    ]
    expect(titles(slides, guest)).toEqual(['not for vip', 'for all'])
    expect(titles(slides, { nowMs: now, isPlayer: true, segments: ['vip'] })).toEqual(['for vip', 'for all'])
  })
})
