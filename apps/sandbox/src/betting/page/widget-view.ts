import { say } from './actions.ts'
import { eventRow, isLive } from './parts.ts'
import { store } from './store.ts'
import { text } from './texts.ts'
import { h, type View } from './vdom.ts'

const SHOWN_MAX = 4
let height = 0

/** The small page for home: what is live now, or begins next. Whatever is pressed opens the sportsbook. */
export function widgetView(kind: string): View {
  const all = [...store.events.values()]
  const shown = (
    kind === 'live'
      ? all.filter(isLive)
      : all.filter(({ phase }) => phase === 'before').toSorted((left, right) => left.startMs - right.startMs)
  ).slice(0, SHOWN_MAX)
  return h(
    'div',
    { class: 'widget' },
    shown.length === 0
      ? h('p', { class: 'empty' }, store.loading === 'loading' ? ' ' : kind === 'live' ? text.noLive : text.noEvents)
      : h('ul', {}, ...shown.map(eventRow)),
  )
}

/** Tells the site how high the content is, when it is not what it was. */
export function tellHeight(root: Element): void {
  const now = Math.min(1200, Math.max(40, Math.ceil(root.getBoundingClientRect().height)))
  if (now === height) return
  height = now
  say({ type: 'size', height })
}
