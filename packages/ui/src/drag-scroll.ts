/** Below this a press with the mouse is a click. */
const CLICK_SLOP_PX = 5

/**
 * Lets a mouse drag what touch already scrolls. While it is dragged the row does not snap, and the click that ends a
 * drag presses nothing. Answers how to stop.
 */
export function followDrag(row: HTMLElement): () => void {
  let from: { x: number; scrollLeft: number } | null = null
  let isDragging = false

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    if ((event.target as Element).closest('input,select,textarea,[contenteditable]')) return
    from = { x: event.clientX, scrollLeft: row.scrollLeft }
    isDragging = false
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp, { once: true })
    window.addEventListener('pointercancel', onUp, { once: true })
  }
  const onMove = (event: PointerEvent) => {
    if (!from) return
    const moved = event.clientX - from.x
    if (!isDragging && Math.abs(moved) < CLICK_SLOP_PX) return
    isDragging = true
    row.dataset.dragging = ''
    row.scrollLeft = from.scrollLeft - moved
  }
  const onUp = () => {
    from = null
    delete row.dataset.dragging
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onUp)
  }
  const onClick = (event: MouseEvent) => {
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    event.stopPropagation()
  }
  // Pictures and links would start the browser's own drag.
  const onDragStart = (event: DragEvent) => event.preventDefault()

  row.addEventListener('pointerdown', onDown)
  row.addEventListener('click', onClick, true)
  row.addEventListener('dragstart', onDragStart)
  return () => {
    onUp()
    row.removeEventListener('pointerdown', onDown)
    row.removeEventListener('click', onClick, true)
    row.removeEventListener('dragstart', onDragStart)
  }
}
