import type { Studio, StudioIdentity } from '../themes/studios.ts'
import { houses } from './houses.ts'
import { setLine } from './lettering.ts'
import type { MotifName } from './motifs/index.ts'
import { round } from './pen.ts'
import { motifMarkup, place } from './picture.ts'

export const LOGO_SIZE = '116x40'

/** Plate, light and mark of each studio. The plate is part of the logo, so it reads on dark and on light pages. */
const marks: Record<StudioIdentity, { plate: string; light: string; mark: MotifName }> = {
  'brindle-yard': { plate: '#3a1a14', light: '#f3b95f', mark: 'bull' },
  'cinder-and-fox': { plate: '#1f1014', light: '#f0c9a0', mark: 'fox' },
  'gilt-hour': { plate: '#101426', light: '#e6c06a', mark: 'watch' },
  'halfpenny-arcade': { plate: '#43101d', light: '#f6dba0', mark: 'coin' },
  'kettle-and-crane': { plate: '#12301f', light: '#f2d27c', mark: 'teapot' },
  'moth-and-meridian': { plate: '#2b2233', light: '#ead7ad', mark: 'moth' },
  northwake: { plate: '#11202e', light: '#dfe7e6', mark: 'anchor' },
  'ostrich-parlour': { plate: '#4a1c33', light: '#fbe0d0', mark: 'feather' },
  'tall-tide': { plate: '#0c3440', light: '#f6e2b4', mark: 'shell' },
  'verdigris-works': { plate: '#0d3a34', light: '#cfe8d6', mark: 'helmet' },
}

/** The wordmark of a studio as an SVG document of 116 x 40. */
export function drawLogo(studio: Studio): string {
  const { plate, light, mark } = marks[studio.identity]
  const { face, isCapitals } = houses[studio.identity].title
  const text = isCapitals ? studio.name.toUpperCase() : studio.name
  const words = text.split(' ')
  const middle = Math.ceil(words.length / 2)
  const rows = words.length > 1 ? [words.slice(0, middle).join(' '), words.slice(middle).join(' ')] : words
  const widest = Math.max(...rows.map((row) => setLine(face, row, 100).width))
  const size = Math.min(17, (100 * 69) / widest)
  const lines = rows.map((row) => setLine(face, row, size))
  const lineHeight = lines[0]!.capHeight + 5
  const top = 20 - (lineHeight * lines.length - 5) / 2
  const letters = lines.map((line, index) => line.pathAt(40, round(top + lines[0]!.capHeight + lineHeight * index)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="116" height="40" viewBox="0 0 116 40">` +
    `<rect x=".5" y=".5" width="115" height="39" rx="6" fill="${plate}" stroke="${light}" stroke-opacity=".35"/>` +
    place(motifMarkup(mark, { towards: light, outline: plate, reach: 1 }), 21, 20, 29) +
    `<path d="${letters.join('')}" fill="${light}"/></svg>`
  )
}
