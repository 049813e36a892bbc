let isPressed = false
const waiting: (() => void)[] = []

/**
 * Does what moves the page, such as saying under a field that is left what it lacks, but never from under a press:
 * while one is under way, whatever is pressed gets its click first.
 */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.push(change)
  else change()
}

function begin(): void {
  isPressed = true
}

function end(): void {
  // The click follows in the same task.
  setTimeout(() => {
    isPressed = false
    for (const change of waiting.splice(0)) change()
  })
}

if (typeof document !== 'undefined') {
  // A finger moves the focus by the mouse events that come after it was lifted.
  for (const name of ['pointerdown', 'mousedown']) addEventListener(name, begin, { capture: true, passive: true })
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'blur'])
    addEventListener(name, end, { passive: true, capture: name !== 'blur' })
}
