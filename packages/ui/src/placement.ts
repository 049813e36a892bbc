export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'block-end' | 'block-start' | 'inline-end' | 'inline-start'
export type Alignment = 'start' | 'center' | 'end'

export interface PlacementInput {
  anchor: Box
  /** Size of what is placed. */
  width: number
  height: number
  viewport: { width: number; height: number }
  side: Side
  alignment: Alignment
  isRtl: boolean
  /** Distance from the anchor, px. */
  gap: number
  /** Distance kept from the edges of the screen, px. */
  margin?: number
}

export interface Placement {
  left: number
  top: number
  /** The side it stands on after flipping. */
  side: Side
  /** What fits on that side, px. */
  heightMax: number
}

const OPPOSITE: Record<Side, Side> = {
  'block-end': 'block-start',
  'block-start': 'block-end',
  'inline-end': 'inline-start',
  'inline-start': 'inline-end',
}

/**
 * Where something stands beside its anchor: on the wanted side, on the opposite one where it fits better, above or
 * below where neither side is wide enough, and always on the screen.
 */
export function place(input: PlacementInput): Placement {
  const { anchor, width, height, viewport, alignment, isRtl, gap, margin = 8 } = input
  const roomOn: Record<Side, number> = {
    'block-end': viewport.height - (anchor.top + anchor.height) - gap - margin,
    'block-start': anchor.top - gap - margin,
    'inline-end': isRtl ? anchor.left - gap - margin : viewport.width - (anchor.left + anchor.width) - gap - margin,
    'inline-start': isRtl ? viewport.width - (anchor.left + anchor.width) - gap - margin : anchor.left - gap - margin,
  }
  const better = (one: Side, other: Side, wanted: number) =>
    roomOn[one] >= wanted || roomOn[one] >= roomOn[other] ? one : other
  const flipped = better(input.side, OPPOSITE[input.side], input.side.startsWith('block') ? height : width)
  // Beside the anchor there may be no room at all, as on phones; above or below it there is always some.
  const isNarrow = flipped.startsWith('inline') && roomOn[flipped] < width
  const side = isNarrow ? better('block-end', 'block-start', height) : flipped
  const isBlock = side.startsWith('block')

  const alongX = () => {
    const start = isRtl ? anchor.left + anchor.width - width : anchor.left
    const end = isRtl ? anchor.left : anchor.left + anchor.width - width
    return { start, center: anchor.left + (anchor.width - width) / 2, end }[alignment]
  }
  const alongY = () =>
    ({
      start: anchor.top,
      center: anchor.top + (anchor.height - height) / 2,
      end: anchor.top + anchor.height - height,
    })[alignment]
  const isRightOfAnchor = (side === 'inline-end') !== isRtl
  const left = isBlock ? alongX() : isRightOfAnchor ? anchor.left + anchor.width + gap : anchor.left - width - gap
  const top = !isBlock
    ? alongY()
    : side === 'block-end'
      ? anchor.top + anchor.height + gap
      : anchor.top - Math.min(height, roomOn[side]) - gap

  return {
    left: within(left, margin, viewport.width - width - margin),
    top: within(top, margin, viewport.height - Math.min(height, viewport.height - 2 * margin) - margin),
    side,
    heightMax: Math.max(0, isBlock ? roomOn[side] : viewport.height - 2 * margin),
  }
}

/** The least wins where both cannot be kept. */
function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
