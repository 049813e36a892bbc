import { describe, expect, it } from 'vitest'
import { type PlacementInput, place } from '../src/placement.ts'

const at = (change: Partial<PlacementInput>) =>
  place({
    anchor: { left: 400, top: 300, width: 100, height: 40 },
    width: 200,
    height: 150,
    viewport: { width: 1000, height: 800 },
    side: 'block-end',
    alignment: 'start',
    isRtl: false,
    gap: 10,
    ...change,
  })

describe('what stands beside an anchor', () => {
  it.each([
    ['block-end', 400, 350],
    ['block-start', 400, 140],
    ['inline-end', 510, 300],
    ['inline-start', 190, 300],
  ] as const)('stands at %s', (side, left, top) => {
    expect(at({ side })).toMatchObject({ side, left, top })
  })

  it('lines up with the start, the middle or the end', () => {
    expect(at({ alignment: 'start' }).left).toBe(400)
    expect(at({ alignment: 'center' }).left).toBe(350)
    expect(at({ alignment: 'end' }).left).toBe(300)
  })

  it('mirrors where one writes from right to left', () => {
    expect(at({ isRtl: true }).left).toBe(300)
    expect(at({ isRtl: true, side: 'inline-end' }).left).toBe(190)
  })

  it('flips when there is more room on the other side', () => {
    const low = { left: 400, top: 700, width: 100, height: 40 }
    expect(at({ anchor: low })).toMatchObject({ side: 'block-start', top: 540 })
    const right = { left: 880, top: 300, width: 100, height: 40 }
    expect(at({ anchor: right, side: 'inline-end' })).toMatchObject({ side: 'inline-start', left: 670 })
  })

  it('keeps its side when it fits nowhere and says how high it may be', () => {
    expect(at({ height: 900 })).toMatchObject({ side: 'block-end', heightMax: 442 })
  })

  it('stays on the screen', () => {
    const edge = { left: 950, top: 300, width: 40, height: 40 }
    expect(at({ anchor: edge }).left).toBe(792)
    expect(at({ anchor: { ...edge, left: -60 } }).left).toBe(8)
  })

  it('goes below when neither side is wide enough', () => {
    expect(
      at({
        side: 'inline-end',
        viewport: { width: 390, height: 800 },
        anchor: { left: 150, top: 300, width: 100, height: 40 },
      }),
    ).toMatchObject({
      side: 'block-end',
      top: 350,
    })
  })
})
