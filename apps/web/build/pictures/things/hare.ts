import { colours } from '../palette.ts'
import { at, circle, ellipse, line, path, twin } from '../svg.ts'
import { suits } from './cards.ts'
import { halves } from './symbols.ts'
import type { Thing } from './thing.ts'

const FUR = { lit: colours.ivory, body: '#ebe2cb', dim: '#d3c5a5', deep: '#a8987a' }

const ear = 'M-6-42C-10-72-20-112-37-134C-55-116-60-76-43-36Z'
const head = 'M0-50C-24-52-46-40-51-12C-57 0-60 12-57 22L-66 30L-53 36L-57 45L-44 47C-32 62-16 70 0 70Z'

/** The head of the house's hare, seen from the front, some 120 x 210, its nose at (0, 30). A crest leaves out the finest lines. */
export function hareHead(drawing: 'portrait' | 'crest' = 'portrait'): Thing {
  const fine = (markup: string) => (drawing === 'portrait' ? markup : '')
  const eye =
    ellipse(-29, -1, 9, 10, { fill: colours.ink }) +
    fine(circle(-32, -3, 2.6, { fill: '#fff' })) +
    path('M-42-2C-38-14-22-15-17-4C-22-9-36-9-42-2Z', { fill: FUR.dim, stroke: colours.ink, width: 2.2 })
  const face =
    twin(path('M-15-52C-18-76-26-100-36-114C-47-100-49-74-39-48Z', { fill: '#c7a283' })) +
    twin(path('M-37-136C-48-125-54-109-56-94C-47-91-30-97-21-108C-26-120-31-129-37-136Z', { fill: colours.ink })) +
    halves(head, FUR.lit, FUR.body) +
    path('M0 70C16 70 32 62 44 47L57 45L53 36L66 30L57 22C60 12 57 0 51-12C48-26 42-34 32-41C40-10 30 44 0 70Z', {
      fill: FUR.dim,
    }) +
    fine(path('M-51-12C-57 0-60 12-57 22L-66 30L-53 36L-57 45L-44 47C-46 30-46 6-51-12Z', { fill: FUR.body })) +
    halves('M0-36C-7-20-11 4-12 22L0 26Z', '#f1e9d5', FUR.dim) +
    fine(halves('M0 30C-14 22-30 32-28 46C-26 60-12 66 0 66Z', colours.ivory, '#efe7d2')) +
    twin(eye) +
    path('M0 36C-6 34-11 29-10 25C-6 22 6 22 10 25C11 29 6 34 0 36Z', { fill: '#9a5f4d' }) +
    line('M0 36V46M0 46C-4 52-11 52-15 48M0 46C4 52 11 52 15 48', colours.ink, 2.4) +
    fine(twin(line('M-24 42C-40 38-56 38-72 43M-24 47C-40 48-54 52-68 60', FUR.deep, 1.6)))
  return {
    outline: `${ear}${mirror(ear)}${head}${mirror(head)}`,
    markup: halves(ear, FUR.lit, FUR.body) + face,
  }
}

/** The hare to its breast, in the waistcoat of the house, some 220 x 300; its nose at (0, 30). */
export function hareBust(): Thing {
  const shoulders = 'M0 62C-26 62-38 70-40 80C-84 92-104 108-110 160H0Z'
  const { outline, markup } = hareHead()
  const dress =
    path('M-30 56H30L42 98H-42Z', { fill: colours.ivoryDeep }) +
    path('M0 78L-38 84C-70 92-98 108-104 160H104C98 108 70 92 38 84Z', { fill: colours.ivory }) +
    halves('M-40 80C-84 92-104 108-110 160H-12L-2 156C-22 134-34 108-40 80Z', colours.cloth, colours.clothDim) +
    path('M-38 82C-34 108-22 134-2 156M38 82C34 108 22 134 2 156', { stroke: colours.brass, width: 2.4 }) +
    line('M-88 118C-78 112-66 112-58 116', colours.brass, 2) +
    circle(0, 126, 3.4, { fill: colours.ivoryDeep }) +
    circle(0, 146, 3.4, { fill: colours.ivoryDeep }) +
    at(62, 128, path(suits.spade, { fill: colours.brass }), 0, 0.36)
  const bow =
    twin(
      path('M0 92C-12 78-34 74-40 78C-44 88-44 100-40 108C-32 112-12 106 0 94Z', {
        fill: colours.oxblood,
        stroke: colours.oxbloodDeep,
        width: 1.6,
      }) + line('M-8 92C-16 90-24 90-30 92', colours.oxbloodDeep, 1.6),
    ) + path('M-9 84H9L8 102H-8Z', { fill: colours.oxbloodLit, stroke: colours.oxbloodDeep, width: 1.6 })
  return { outline: `${outline}${shoulders}${mirror(shoulders)}`, markup: dress + markup + bow }
}

/** Absolute path data of curves and lines reflected at x = 0. */
function mirror(d: string): string {
  return d.replaceAll(/([MLCHZ])([^MLCHZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? []
    return command + values.map((value, index) => (index % 2 ? value : -value)).join(' ')
  })
}
