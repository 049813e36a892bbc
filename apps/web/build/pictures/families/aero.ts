import { hatchLines } from '../engrave.ts'
import type { Picture } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, clipped, document, line, mirrored, path, rect } from '../svg.ts'
import { biplane, cloud } from '../things/aeroplane.ts'
import { lay } from '../things/thing.ts'

const BYTES_MAX = 40_000

interface Field {
  outline: string
  /** Left, top, right and bottom edge. */
  area: [number, number, number, number]
  fill: string
  furrow: string
  gap: number
  isBack?: boolean
}

/** Land from above, sewn of cloth: fields between hedges. The origin is the middle of what is drawn, 1500 x 560. */
const fields: readonly Field[] = [
  {
    outline: 'M-640-300H-200V-20L-620 30Z',
    area: [-640, -300, -200, 30],
    fill: '#26563a',
    furrow: '#336748',
    gap: 14,
    isBack: true,
  },
  {
    outline: 'M-620 30L-200-20L-150 300H-640Z',
    area: [-640, -20, -200, 300],
    fill: '#6d6b3c',
    furrow: '#817e49',
    gap: 13,
  },
  {
    outline: 'M-200-300H160L110-90L-210-50Z',
    area: [-210, -300, 160, -50],
    fill: '#1f5f45',
    furrow: '#2b7355',
    gap: 16,
  },
  {
    outline: 'M160-300H420L400-110L110-90Z',
    area: [110, -300, 420, -90],
    fill: '#3c6b3f',
    furrow: '#4d7f4c',
    gap: 13,
    isBack: true,
  },
  { outline: 'M420-300H760V-70L400-110Z', area: [400, -300, 760, -70], fill: '#8a7a3c', furrow: '#a08e4b', gap: 12 },
  {
    outline: 'M-210-50L110-90L150 120L-180 168Z',
    area: [-210, -90, 150, 168],
    fill: '#2a5b3c',
    furrow: '#376d49',
    gap: 12,
    isBack: true,
  },
  {
    outline: 'M110-90L400-110L440 90L150 120Z',
    area: [110, -110, 440, 120],
    fill: '#a58d45',
    furrow: '#bda457',
    gap: 14,
    isBack: true,
  },
  { outline: 'M400-110L760-70V130L440 90Z', area: [400, -110, 760, 130], fill: '#1c5540', furrow: '#287052', gap: 15 },
  {
    outline: 'M-180 168L150 120L190 300H-150Z',
    area: [-190, 120, 190, 300],
    fill: '#7d7440',
    furrow: '#938a50',
    gap: 13,
  },
  { outline: 'M150 120L440 90L470 300H190Z', area: [150, 90, 470, 300], fill: '#24604a', furrow: '#31765c', gap: 11 },
  {
    outline: 'M440 90L760 130V300H470Z',
    area: [440, 90, 760, 300],
    fill: '#4a6f3d',
    furrow: '#5c8450',
    gap: 16,
    isBack: true,
  },
]

const drawField = ({ outline, fill, furrow, ...lines }: Field) =>
  path(outline, { fill }) +
  clipped(outline, path(hatchLines(lines), { stroke: furrow, width: 2.4 })) +
  path(outline, { stroke: '#123a29', width: 5 })

/** Tops of trees along the hedges. */
const trees = [
  [112, -88],
  [128, -36],
  [140, 62],
  [400, -108],
  [412, -40],
  [428, 44],
  [150, 122],
  [230, 110],
  [330, 100],
  [440, 92],
  [-110, 156],
  [30, 138],
  [-100, -64],
  [20, -78],
  [470, 240],
]
  .map(([x, y], index) =>
    at(
      x!,
      y!,
      path('M0-15a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z', { fill: '#0f3a27' }) +
        path('M3-13a13 13 0 0 1 6 22a14 14 0 0 0-6-22Z', { fill: '#2c6b49' }),
      0,
      0.7 + (index % 3) * 0.22,
    ),
  )
  .join('')

const river = 'M-210-300C-150-180-250-60-190 60S-120 220-170 320'

const land =
  fields.map(drawField).join('') +
  line(river, '#123a29', 74) +
  line(river, '#2c6480', 62) +
  line('M-226-300C-166-180-266-60-206 60S-136 220-186 320', '#47809a', 3, { opacity: 0.6 }) +
  line('M-190-300C-130-180-230-60-170 60S-100 220-150 320', '#47809a', 2, { opacity: 0.5 }) +
  trees

/** The way it came: a loop, drawn with a dotted line. */
const way = 'M-640 250C-380 240-240 190-120 90C-10-6-60-140-170-120C-270-100-260 40-120 60C20 80 120 40 210-20'

const flight =
  line(way, colours.ivory, 5, { dash: '2 18', opacity: 0.85 }) +
  at(-150, 176, cloud('#fff', 0.16), 0, 1.1) +
  at(420, -190, cloud('#fff', 0.2), 0, 1.2) +
  lay(biplane(), { x: 268, y: -56, turn: 58, scale: 1.12, lift: 44 }) +
  at(560, 190, cloud('#fff', 0.26), 0, 1.3)

/** Fields fade into plain cloth where words stand. */
const fade = (from: number, to: number, direction: string) =>
  `<linearGradient id="fade" ${direction}><stop offset="${from}" stop-color="#10382a"/><stop offset="${to}" stop-color="#10382a" stop-opacity="0"/></linearGradient>`

const wideScene =
  `<defs>${fade(0.34, 0.66, 'x2="1" y2="0"')}</defs>` +
  rect(0, 0, 1440, 480, 0, { fill: '#10382a' }) +
  at(880, 240, land) +
  rect(0, 0, 1440, 480, 0, { fill: 'url(#fade)' }) +
  at(880, 240, flight)

const mobileScene =
  `<defs>${fade(0.3, 0.62, 'x1="0" y1="1" x2="0" y2="0"')}</defs>` +
  rect(0, 0, 780, 520, 0, { fill: '#10382a' }) +
  at(250, 200, land, 0, 0.9) +
  rect(0, 0, 780, 520, 0, { fill: 'url(#fade)' }) +
  at(250, 200, flight, 0, 0.9)

export const aeroPictures: readonly Picture[] = [
  { name: 'aero', svg: document(1440, 480, wideScene, 'xMaxYMid slice'), bytesMax: BYTES_MAX },
  { name: 'aero-rtl', svg: document(1440, 480, mirrored(wideScene, 720), 'xMinYMid slice'), bytesMax: BYTES_MAX },
  { name: 'aero-mobile', svg: document(780, 520, mobileScene, 'xMidYMid slice'), bytesMax: BYTES_MAX },
]
