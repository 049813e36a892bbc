import { at, circle, path, polar, round } from './svg.ts'

interface Hatch {
  /** Edges of the area to cover: left, top, right, bottom. */
  area: [number, number, number, number]
  /** Distance between lines. */
  gap: number
  /** Lines fall to the left instead of to the right. */
  isBack?: boolean
}

/** Path data of lines at 45 degrees over an area, each cut off at the area's own edges. */
export function hatchLines({ area: [left, top, right, bottom], gap, isBack }: Hatch): string {
  const height = bottom - top
  let d = ''
  for (let start = left - height + gap / 2; start < right; start += gap) {
    const from = Math.max(start, left)
    const to = Math.min(start + height, right)
    const [x1, x2] = isBack ? [from, to] : [from, to]
    const y1 = isBack ? bottom - (from - start) : top + (from - start)
    const y2 = isBack ? bottom - (to - start) : top + (to - start)
    d += `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  }
  return d
}

/** Rays between two circles about the origin. Short ones are the dashes of one ring, which is far shorter to write than lines. */
export function rays(count: number, inner: number, outer: number, stroke: string, width = 1, from = 0): string {
  if (outer > inner * 1.5) return longRays(count, inner, outer, stroke, width, from)
  const radius = (inner + outer) / 2
  const step = (2 * Math.PI * radius) / count
  const dash = `${width} ${Math.round((step - width) * 1000) / 1000}`
  const half = ((width / 2) * 180) / (Math.PI * radius)
  return at(0, 0, circle(0, 0, radius, { stroke, width: outer - inner, dash }), from - 90 - half)
}

/** Dashes of a very broad ring come out uneven, so long rays are lines of their own. */
function longRays(count: number, inner: number, outer: number, stroke: string, width: number, from: number): string {
  const d = Array.from({ length: count }, (_, index) => {
    const degrees = from + (index * 360) / count
    const [[x1, y1], [x2, y2]] = [polar(degrees, inner), polar(degrees, outer)]
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  })
  return path(d.join(''), { stroke, width })
}

/** A rosette of turned ovals, as on a bank note. */
export function rosette(
  count: number,
  radiusX: number,
  radiusY: number,
  stroke: string,
  width = 1,
  opacity = 1,
): string {
  const ovals = Array.from(
    { length: count },
    (_, index) =>
      `<ellipse rx="${round(radiusX)}" ry="${round(radiusY)}" transform="rotate(${round((index * 180) / count)})"/>`,
  ).join('')
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${ovals}</g>`
}

/** Path data of a closed wavy ring, the guilloche edge of a seal. */
export function wavyRing(radius: number, depth: number, waves: number): string {
  const step = 360 / waves
  let d = ''
  for (let index = 0; index < waves; index++) {
    const [x0, y0] = polar(index * step, radius)
    const [cx, cy] = polar((index + 0.5) * step, radius + depth * 2)
    const [x1, y1] = polar((index + 1) * step, radius)
    d += `${index === 0 ? `M${round(x0)} ${round(y0)}` : ''}Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}`
  }
  return `${d}Z`
}
