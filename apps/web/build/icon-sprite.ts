/**
 * Writes `src/shared/icons/sprite.svg` from the stroke set of lucide and a few glyphs of our own:
 * `npx tsx apps/web/build/icon-sprite.ts`. One file with every icon id of the content tree keeps icons out of the scripts.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filledGlyphs, strokeGlyphs } from './own-glyphs.ts'

/** Icon id of the content tree → name in the library. */
const icons: Record<string, string> = {
  'arrow-down-compact': 'chevron-down',
  'arrow-expand-close': 'chevron-up',
  'arrow-expand-open': 'chevron-down',
  'arrow-next': 'chevron-right',
  'arrow-previous': 'chevron-left',
  back: 'arrow-left',
  bell: 'bell',
  bonus: 'gift',
  bonuses: 'gift',
  calendar: 'calendar',
  card: 'credit-card',
  cashback: 'rotate-ccw',
  'casino-real-money': 'spade',
  check: 'check',
  cherry: 'cherry',
  clock: 'clock',
  close: 'x',
  collections: 'layout-grid',
  cookies: 'cookie',
  copy: 'copy',
  cross: 'x',
  currency: 'coins',
  deposit: 'circle-plus',
  device: 'monitor-smartphone',
  done: 'circle-check',
  dot: 'dot',
  'dot-md': 'circle-dot',
  'double-check': 'check-check',
  'dropdown-arrows': 'chevrons-up-down',
  edit: 'pencil',
  'eye-visibility': 'eye',
  'eye-invisible': 'eye-off',
  external: 'external-link',
  female: 'venus',
  file: 'file',
  filter: 'list-filter',
  flash: 'zap',
  fullscreen: 'maximize',
  gamepad: 'gamepad-2',
  heart: 'heart',
  'heart-outline': 'heart',
  history: 'rotate-ccw-clock',
  home: 'house',
  info: 'info',
  language: 'languages',
  'live-support': 'headset',
  location: 'map-pin',
  'log-out': 'log-out',
  lottery: 'ticket',
  mail: 'mail',
  male: 'mars',
  menu: 'menu',
  'menu-open': 'panel-left',
  mobile: 'smartphone',
  'more-info': 'circle-ellipsis',
  'more-menu': 'ellipsis',
  notification: 'bell',
  other: 'circle-ellipsis',
  play: 'play',
  plus: 'plus',
  preparing: 'hourglass',
  providers: 'boxes',
  question: 'circle-question-mark',
  radio: 'circle-dot',
  'read-all': 'list-checks',
  reset: 'rotate-ccw',
  search: 'search',
  'security-code': 'key-round',
  stars: 'sparkles',
  telegram: 'send',
  theme: 'sun-moon',
  trash: 'trash',
  upload: 'upload',
  user: 'user',
  'user-new': 'user-plus',
  'video-expand': 'expand',
  wallet: 'wallet',
  warning: 'triangle-exclamation-point',
  withdraw: 'circle-minus',
  slots: 'cherry',
  'live-casino': 'video',
  'table-games': 'club',
  'turbo-games': 'rocket',
  'provably-fair': 'shield-check',
  new: 'sparkles',
  hot: 'flame',
  star: 'star',
  vip: 'gem',
  crown: 'crown',
  moon: 'moon',
  sea: 'waves-horizontal',
  sword: 'swords',
  landmark: 'landmark',
  leaf: 'leaf',
  sun: 'sun',
  paw: 'paw-print',
  compass: 'compass',
  book: 'book-open',
  music: 'eighth-notes',
  snow: 'snowflake',
  gear: 'cog',
  calm: 'wind',
  columns: 'columns-3',
  grid: 'grid-3x3',
  wheel: 'loader-pinwheel',
  tournament: 'swords',
  quest: 'scroll-text',
  percent: 'percent',
  settings: 'settings',
  security: 'lock-keyhole',
  shop: 'store',
  sport: 'volleyball',
  'sport-book': 'book-open',
  winners: 'trophy',
  volatility: 'activity',
  lines: 'list-tree',
  share: 'share-2',
  download: 'download',
  link: 'link',
  limit: 'gauge',
  shield: 'shield-check',
  map: 'map',
  promotion: 'megaphone',
  level: 'medal',
  ios: 'tablet-smartphone',
  android: 'bot',
  windows: 'app-window',
  macos: 'laptop',
  linux: 'terminal',
  facebook: 'users',
  twitch: 'tv-minimal-play',
  youtube: 'monitor-play',
  instagram: 'camera',
  twitter: 'bird',
  discord: 'messages-square',
  'sportsbook-volleyball': 'volleyball',
  'sportsbook-esports': 'gamepad-2',
}

const FILLED = new Set(['heart', 'play'])

type IconNode = [tag: string, attributes: Record<string, string>][]

async function symbolOf(id: string, name: string): Promise<string> {
  const module = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as { __iconData: { node: IconNode } }
  const shapes = module.__iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${text.join('')}/>`
  })
  const fill = FILLED.has(id) ? ' fill="currentColor"' : ''
  return `<symbol id="${id}" viewBox="0 0 24 24"${fill}>${shapes.join('')}</symbol>`
}

/** A glyph of our own; a filled one has no outline of the pen. */
const symbolOfOwn = (id: string, shapes: string, isFilled: boolean) =>
  `<symbol id="${id}" viewBox="0 0 24 24"${isFilled ? ' fill="currentColor" stroke="none"' : ''}>${shapes}</symbol>`

const symbols = [
  ...(await Promise.all(Object.entries(icons).map(([id, name]) => symbolOf(id, name)))),
  ...Object.entries(strokeGlyphs).map(([id, shapes]) => symbolOfOwn(id, shapes, false)),
  ...Object.entries(filledGlyphs).map(([id, shapes]) => symbolOfOwn(id, shapes, true)),
]
const target = fileURLToPath(new URL('../src/shared/icons/sprite.svg', import.meta.url))
writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
