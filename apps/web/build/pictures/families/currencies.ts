import { rays } from '../engrave.ts'
import type { Picture } from '../formats.ts'
import type { Lettering } from '../lettering.ts'
import { letters, widthOf } from '../lettering.ts'
import { colours } from '../palette.ts'
import { at, box, circle, document, line, path, rect } from '../svg.ts'
import { suits } from '../things/cards.ts'

const BYTES_MAX = 4000

/** Widest and tallest a sign may be inside its coin of 48. */
const SIGN_WIDTH_MAX = 29
const SIGN_SIZE_MAX = 27

const INK = colours.ivory

/** Sets a sign as large as its coin allows. */
function sign(text: string, spacing = -0.02): string {
  const width = widthOf({ text, size: 1, spacing })
  const size = Math.min(SIGN_SIZE_MAX, SIGN_WIDTH_MAX / width)
  const how: Lettering = { text, size, fill: INK, spacing }
  return letters(24, 24, how)
}

const bars = (d: string, width = 2.6) => path(d, { stroke: INK, width })

/** Signs the display face lacks are built from its letters. */
const signs: Record<string, string> = {
  eur: sign('€'),
  usd: sign('$'),
  gbp: sign('£'),
  chf: sign('CHF'),
  pln: sign('zł'),
  sek: sign('kr'),
  nok: sign('kr'),
  czk: sign('Kč'),
  ron: sign('lei'),
  huf: sign('Ft'),
  try: sign('₺'),
  brl: sign('R$'),
  mxn: sign('MX$'),
  inr: sign('₹'),
  cad: sign('CA$'),
  aud: sign('A$'),
  nzd: sign('NZ$'),
  jpy: sign('¥'),
  kwd: sign('KD'),
  irt: at(0, -1.5, sign('تومان')),
  kzt: bars('M14.5 14.500H33.500M14.5 20H33.500M24 20V34'),
  uzs: sign('som'),
  btc: sign('B') + bars('M21 11V15M26 11V15M21 33V37M26 33V37', 2.2),
  eth: bars('M15 15.500H33M17.5 24H30.500M15 32.500H33', 3),
  usdt: sign('T') + bars('M16.5 26.5 31.5 22M16.5 30.5 31.5 26', 1.8),
}

const CRYPTO = new Set(['btc', 'eth', 'usdt'])

function mark(code: string, drawn: string): Picture {
  const field = CRYPTO.has(code) ? colours.navyDim : '#14382a'
  const svg = document(
    48,
    48,
    circle(24, 24, 23.5, { fill: colours.ink }) +
      at(
        24,
        24,
        circle(0, 0, 22, { fill: field, stroke: colours.brass, width: 2.4 }) +
          rays(48, 20.8, 22.6, colours.brassDeep, 0.6),
      ) +
      drawn,
  )
  return { name: `currencies/${code}`, svg, bytesMax: BYTES_MAX }
}

/** A coin with the sign of its currency; the placeholder carries a suit. */
export const currencyMarks: readonly Picture[] = [
  ...Object.entries(signs).map(([code, drawn]) => mark(code, drawn)),
  mark('placeholder', at(24, 24, path(suits.spade, { fill: INK }), 0, 0.42)),
]

/** A country without a label of its own: a globe of lines, 48 x 36. */
export const countryLabels: readonly Picture[] = [
  {
    name: 'countries/placeholder',
    svg: document(
      48,
      36,
      path(box(24, 18, 47, 35, 6), { fill: colours.ink }) +
        path(box(24, 18, 44, 32, 5), { fill: colours.navyDim, stroke: colours.brass, width: 1.5 }) +
        `<g fill="none" stroke="${INK}" stroke-width="1.6"><circle cx="24" cy="18" r="10.5"/><ellipse cx="24" cy="18" rx="4.5" ry="10.5"/><path d="M13.5 18H34.500M15.5 12.500H32.500M15.5 23.500H32.5"/></g>`,
    ),
    bytesMax: BYTES_MAX,
  },
]

/** A way to pay that has no picture of its own, 72 x 48 on its own ground. */
function method(name: string, drawn: string): Picture {
  const ground =
    path(box(36, 24, 71, 47, 8), { fill: colours.ink }) +
    path(box(36, 24, 68, 44, 7), { fill: '#14382a', stroke: colours.brass, width: 1.5 })
  return { name: `methods/${name}`, svg: document(72, 48, ground + drawn), bytesMax: BYTES_MAX }
}

export const methodMarks: readonly Picture[] = [
  method(
    'cards',
    path(box(36, 24, 40, 26, 4), { fill: colours.ivory }) +
      rect(16, 16, 40, 6, 0, { fill: colours.oxblood }) +
      rect(20, 28, 14, 3, 1.5, { fill: colours.ivoryDeep }),
  ),
  method(
    'cash-agent',
    path(box(36, 26, 40, 22, 3), { fill: '#cfdcc8' }) +
      circle(36, 26, 7, { stroke: colours.cloth, width: 1.6 }) +
      line('M21 20H25M51 32H47', colours.cloth, 1.6) +
      circle(50, 15, 7, { fill: colours.brass, stroke: colours.ink, width: 1.5 }),
  ),
  method(
    'crypto',
    path('M36 9 49 16.5V31.5L36 39 23 31.5V16.500Z', { stroke: colours.brass, width: 2.4 }) +
      path('M36 17 42.5 20.700V27.500L36 31.2 29.5 27.500V20.700Z', { fill: colours.ivory }),
  ),
  method(
    'placeholder',
    path(box(36, 25, 38, 24, 4), { fill: colours.oxblood }) +
      path(box(48, 26, 16, 9, 4), { fill: colours.oxbloodDim, stroke: colours.brass, width: 1.2 }) +
      line('M19 17H53', colours.brass, 1.2),
  ),
]
