/**
 * Draws `src/features/lobby/hero.svg` and its twin for right-to-left pages: `npx tsx apps/web/build/hero-picture.ts`. A table seen from above:
 * cloth, a brass rail, a fan of cards and chips.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SUITS = {
  spade:
    'M0-30C-8-16-26-6-26 9c0 10 7 15 14 15 5 0 8-2 10-5-1 7-3 10-7 13H9c-4-3-6-6-7-13 2 3 5 5 10 5 7 0 14-5 14-15C26-6 8-16 0-30Z',
  heart: 'M0 30C-10 18-28 6-28-10c0-10 7-17 15-17 6 0 10 3 13 8 3-5 7-8 13-8 8 0 15 7 15 17C28 6 10 18 0 30Z',
  diamond: 'M0-32 24 0 0 32-24 0Z',
  club: 'M0-30a14 14 0 0 0-12 21 14 14 0 1 0 9 25c-1 7-3 11-7 14H10c-4-3-6-7-7-14A14 14 0 1 0 12-9 14 14 0 0 0 0-30Z',
}

function card(angle: number, suit: keyof typeof SUITS, rank: string, isRed: boolean): string {
  const ink = isRed ? '#a8392c' : '#14382a'
  const corner = `<text x="-56" y="-76" font-family="Georgia,serif" font-size="30" font-weight="700" text-anchor="middle" fill="${ink}">${rank}</text><path d="${SUITS[suit]}" transform="translate(-56 -54) scale(.36)" fill="${ink}"/>`
  return (
    `<g transform="rotate(${angle}) translate(0 -236)"><rect x="-80" y="-114" width="160" height="228" rx="14" fill="#04120c" opacity=".28" transform="translate(-5 7)"/>` +
    `<rect x="-80" y="-114" width="160" height="228" rx="14" fill="#f8f4e9"/><rect x="-72" y="-106" width="144" height="212" rx="9" fill="none" stroke="#dfbc6c" stroke-width="1.5"/>` +
    `${corner}<g transform="rotate(180)">${corner}</g><path d="${SUITS[suit]}" transform="scale(1.35)" fill="${ink}"/></g>`
  )
}

function chip(x: number, y: number, radius: number, colour: string, edge: string, turn: number): string {
  const notch = (2 * Math.PI * (radius - 7)) / 16
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="-4" cy="7" r="${radius}" fill="#04120c" opacity=".32"/><circle r="${radius}" fill="${colour}"/>` +
    `<circle r="${radius - 7}" fill="none" stroke="${edge}" stroke-width="14" stroke-dasharray="${notch.toFixed(2)} ${notch.toFixed(2)}"/>` +
    `<circle r="${radius * 0.62}" fill="${colour}" stroke="${edge}" stroke-width="2"/><circle r="${radius * 0.5}" fill="none" stroke="${edge}" stroke-width="1" opacity=".6"/>` +
    `<path d="${SUITS.spade}" transform="scale(${(radius / 92).toFixed(3)})" fill="${edge}"/></g>`
  )
}

const fan = [
  card(-38, 'club', '10', false),
  card(-19, 'diamond', 'J', true),
  card(0, 'spade', 'Q', false),
  card(19, 'heart', 'K', true),
  card(38, 'spade', 'A', false),
]

/** The same table for either reading direction; only the cards, which carry letters, are not mirrored. */
function picture(isRtl: boolean): string {
  const mirror = isRtl ? ' transform="matrix(-1 0 0 1 1440 0)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 480" preserveAspectRatio="${isRtl ? 'xMinYMid' : 'xMaxYMid'} slice">
<defs>
<radialGradient id="cloth" cx=".72" cy=".42" r=".9"><stop stop-color="#1c5a42"/><stop offset=".55" stop-color="#143f2e"/><stop offset="1" stop-color="#0d2a1f"/></radialGradient>
<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0h6M0 3h6" stroke="#fff" stroke-opacity=".028"/><path d="M0 0v6" stroke="#000" stroke-opacity=".07"/></pattern>
</defs>
<g${mirror}><rect width="1440" height="480" fill="url(#cloth)"/>
<rect width="1440" height="480" fill="url(#weave)"/>
<g fill="none" stroke="#dfbc6c"><path d="M700 560C760 300 960 96 1240 52c80-13 150-12 220 0" stroke-opacity=".5" stroke-width="2"/><path d="M728 560C790 320 980 126 1248 82c76-12 142-11 212 0" stroke-opacity=".22"/></g>
<path d="M1040-20c120 60 270 80 420 58V-20Z" fill="#2a1a0e"/><path d="M1040-20c120 60 270 80 420 58" fill="none" stroke="#dfbc6c" stroke-width="5"/><path d="M1018-20c124 70 286 94 442 72" fill="none" stroke="#dfbc6c" stroke-opacity=".35" stroke-width="1.500"/>
</g><g transform="${isRtl ? 'translate(310 520) rotate(6)' : 'translate(1130 520) rotate(-6)'}">${fan.join('')}</g><g${mirror}>
${chip(792, 384, 46, '#8d2c22', '#f4e6cf', 12)}
${chip(868, 424, 46, '#14382a', '#dfbc6c', 40)}
${chip(836, 330, 46, '#dfbc6c', '#3a2a08', 64)}
${chip(1378, 132, 40, '#14382a', '#f4e6cf', 24)}</g>
</svg>
`
}

for (const name of ['hero', 'hero-rtl'])
  writeFileSync(
    fileURLToPath(new URL(`../src/features/lobby/${name}.svg`, import.meta.url)),
    picture(name === 'hero-rtl'),
  )
