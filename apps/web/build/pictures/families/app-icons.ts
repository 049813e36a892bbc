import { document, at, rect } from '../svg.ts'
import { mark } from '../things/brand.ts'

/** A bitmap icon for a home screen. */
export interface AppIcon {
  /** File name under `apps/web/public`. */
  name: string
  /** Width and height in px. */
  size: number
  svg: string
  bytesMax: number
}

const GROUND = '#0c1b15'
const BYTES_MAX = 24_000

const bare = document(34, 34, mark)

/** The mark on a full ground, small enough for any shape a system may cut out. */
const onGround = (scale: number) =>
  document(34, 34, rect(0, 0, 34, 34, 0, { fill: GROUND }) + at(17 - 17 * scale, 17 - 17 * scale, mark, 0, scale))

export const appIcons: readonly AppIcon[] = [
  { name: 'icon-192.png', size: 192, svg: bare, bytesMax: BYTES_MAX },
  { name: 'icon-512.png', size: 512, svg: bare, bytesMax: BYTES_MAX },
  { name: 'icon-maskable-192.png', size: 192, svg: onGround(0.62), bytesMax: BYTES_MAX },
  { name: 'icon-maskable-512.png', size: 512, svg: onGround(0.62), bytesMax: BYTES_MAX },
  { name: 'apple-touch-icon.png', size: 180, svg: onGround(0.8), bytesMax: BYTES_MAX },
]
