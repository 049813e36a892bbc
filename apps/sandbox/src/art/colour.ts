/** A colour in OKLCH: lightness 0..1, chroma 0..about 0.37, hue in degrees. Steps in it look even to the eye. */
export interface Lch {
  lightness: number
  chroma: number
  hue: number
}

/** `#rrggbb` of an OKLCH colour; chroma is lowered until the colour exists on a screen. */
export function toHex({ lightness, chroma, hue }: Lch): string {
  let fitting = chroma
  let channels = toLinear(lightness, fitting, hue)
  while (fitting > 0.002 && channels.some((channel) => channel < -0.001 || channel > 1.001)) {
    fitting *= 0.94
    channels = toLinear(lightness, fitting, hue)
  }
  return `#${channels
    .map((channel) =>
      Math.round(255 * encode(Math.min(1, Math.max(0, channel))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The OKLCH coordinates of `#rrggbb`. */
export function fromHex(hex: string): Lch {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The colour moved by a step of lightness (−1..1); shadows keep their chroma, highlights give some of it up. */
export function shade(hex: string, step: number, hueShift = 0): string {
  const { lightness, chroma, hue } = fromHex(hex)
  const moved = Math.min(0.985, Math.max(0.06, lightness + step))
  return toHex({ lightness: moved, chroma: step > 0 ? chroma * (1 - step * 0.7) : chroma, hue: hue + hueShift })
}

/** The colour `share` (0..1) of the way from one to another, the short way round the hues. */
export function mix(from: string, to: string, share: number): string {
  const a = fromHex(from)
  const b = fromHex(to)
  const [ax, ay, bx, by] = [cosine(a), sine(a), cosine(b), sine(b)]
  const x = ax + (bx - ax) * share
  const y = ay + (by - ay) * share
  return toHex({
    lightness: a.lightness + (b.lightness - a.lightness) * share,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
  })
}

/** Contrast ratio of two colours as WCAG 2.2 defines it, 1..21. */
export function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linearChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [decode((value >> 16) / 255), decode(((value >> 8) & 255) / 255), decode((value & 255) / 255)]
}

function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = cosine({ lightness, chroma, hue })
  const c = sine({ lightness, chroma, hue })
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * c) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * c) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * c) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const cosine = ({ chroma, hue }: Lch) => chroma * Math.cos((hue * Math.PI) / 180)
const sine = ({ chroma, hue }: Lch) => chroma * Math.sin((hue * Math.PI) / 180)
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
