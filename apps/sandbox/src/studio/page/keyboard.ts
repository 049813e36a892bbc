import type { GameKey } from '@baize/kit/game-frame'
import type { Commands } from './view.ts'

type KeyCommands = Pick<Commands, 'spin' | 'lessBet' | 'moreBet' | 'toggleTurbo' | 'toggleSound' | 'openRules'> & {
  toggleAutoplay(): void
}

/**
 * Keys of the game. Controls that have the focus keep Space and Enter for themselves; dialogs keep everything. Returns
 * how a key is pressed that the site has heard beside the frame.
 */
export function listenToKeys(commands: KeyCommands): (key: GameKey) => void {
  const actions: Record<string, () => void> = {
    ' ': () => commands.spin(),
    Enter: () => commands.spin(),
    ArrowUp: () => commands.moreBet(),
    ArrowRight: () => commands.moreBet(),
    ArrowDown: () => commands.lessBet(),
    ArrowLeft: () => commands.lessBet(),
    t: () => commands.toggleTurbo(),
    a: () => commands.toggleAutoplay(),
    i: () => commands.openRules(),
    m: () => commands.toggleSound(),
  }
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target instanceof Element ? event.target : undefined
    if (target?.closest('dialog, [popover], [role=alertdialog]')) return
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (isPress && target?.closest('button')) return
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  return (key) => {
    const open = document.querySelector('dialog[open], [popover]:popover-open, [role=alertdialog]')
    if (!open) actions[key]!()
    else if (key === ' ' && open.getAttribute('role') === 'alertdialog') open.querySelector('button')?.click()
  }
}
