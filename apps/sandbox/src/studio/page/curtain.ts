import { element } from './dom.ts'

export interface CurtainAction {
  readonly label: string
  readonly run: () => void
}

export interface CurtainContent {
  /** A feature shines, a summary is calm, a problem is plain. */
  readonly tone: 'feature' | 'summary' | 'problem'
  readonly title: string
  readonly figure?: string
  readonly note?: string
  readonly actions: readonly CurtainAction[]
}

/**
 * Lays a panel over the game and moves the focus to its first action. Any action takes it away again and
 * gives the focus back. The returned function takes it away without an action.
 */
export function showCurtain(place: HTMLElement, content: CurtainContent): { close: () => void; figure: HTMLElement } {
  const before = document.activeElement
  const close = () => {
    if (place.hidden) return
    place.hidden = true
    place.replaceChildren()
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
  const figure = element('bdi', { class: 'figure' }, content.figure)
  // Long amounts are set smaller, so that they stay on one line.
  figure.style.setProperty('--characters', String(Math.max(6, content.figure?.length ?? 0)))
  const buttons = content.actions.map(({ label, run }, index) =>
    element(
      'button',
      {
        type: 'button',
        class: index === 0 ? 'main' : 'quiet',
        onclick: () => {
          close()
          run()
        },
      },
      label,
    ),
  )
  const panel = element(
    'div',
    { class: 'panel', role: 'alertdialog', 'aria-modal': 'true', 'aria-label': content.title },
    element('p', { class: 'title' }, content.title),
    content.figure !== undefined && figure,
    content.note !== undefined && element('p', { class: 'note' }, content.note),
    buttons.length > 0 && element('div', { class: 'buttons' }, ...buttons),
  )
  place.dataset.tone = content.tone
  place.replaceChildren(panel)
  place.hidden = false
  buttons[0]?.focus({ preventScroll: true })
  return { close, figure }
}
