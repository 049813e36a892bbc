import type { EventView } from '../http/shapes.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

const line = (d: string): View => h('path', { d, class: 'pitch-line' })

const football = [
  line(
    'M4 4h292v162H4zM150 4v162M4 45h44v80H4M296 45h-44v80h44M4 66h16v38H4M296 66h-16v38h16M48 70a18 18 0 0 1 0 30M252 70a18 18 0 0 0 0 30',
  ),
  h('circle', { cx: 150, cy: 85, r: 24, class: 'pitch-line' }),
]
const tennis = [line('M30 20h240v130H30zM30 36h240M30 134h240M90 36v98M210 36v98M90 85h120'), line('M150 12v146')]
const basketball = [
  line(
    'M4 4h292v162H4zM150 4v162M4 60h52v50H4M296 60h-52v50h52M56 68a17 17 0 0 1 0 34M244 68a17 17 0 0 0 0 34M4 22h24a66 66 0 0 1 0 126H4M296 22h-24a66 66 0 0 0 0 126h24',
  ),
  h('circle', { cx: 150, cy: 85, r: 20, class: 'pitch-line' }),
]
const lines = { football, tennis, basketball }

/** How near the goal the ball is while that happens, from the middle. */
const reach: Readonly<Record<string, number>> = {
  goal: 1,
  chance: 0.9,
  danger: 0.72,
  shot: 0.7,
  corner: 0.96,
  score: 0.9,
  miss: 0.85,
  foul: 0.3,
  yellow: 0.3,
  red: 0.3,
}

/** The field from above, with who attacks and what happened last. */
export function pitchView(event: EventView): View {
  const { last, sport, attack } = event
  const side = last?.side ?? attack
  const what = last ? (text.happens[last.type] ?? '') : ''
  const who = last && last.side !== null ? (last.side === 0 ? event.home : event.away) : ''
  const near = reach[last?.type ?? ''] ?? 0.1
  const forward = side === 0 ? 1 : -1
  const x = sport === 'tennis' ? (attack === 0 ? 24 : 276) : 150 + forward * near * 140
  const y = last?.type === 'corner' ? 8 : sport === 'tennis' ? 60 : 85
  const isHot = event.phase === 'running' && ['danger', 'chance', 'goal', 'corner', 'shot'].includes(last?.type ?? '')
  return h(
    'figure',
    { class: 'pitch', 'data-sport': sport, 'data-what': last?.type, key: 'pitch' },
    h(
      'svg',
      {
        viewBox: '0 0 300 170',
        role: 'img',
        'aria-label': fill(text.pitch, { what: [what, who].filter(Boolean).join(', ') || '–' }),
      },
      h('rect', { x: 0, y: 0, width: 300, height: 170, class: 'pitch-ground' }),
      sport !== 'tennis' &&
        event.phase === 'running' &&
        h('polygon', {
          points: side === 0 ? `4,4 ${x},4 ${x + 14},85 ${x},166 4,166` : `296,4 ${x},4 ${x - 14},85 ${x},166 296,166`,
          class: 'pitch-attack',
          'data-hot': isHot || undefined,
          'data-side': side,
        }),
      ...lines[sport],
      event.phase === 'running' && h('circle', { cx: x, cy: y, r: 5, class: 'pitch-ball' }),
    ),
    h('figcaption', {}, h('b', {}, what || ' '), h('bdi', {}, who)),
  )
}
