/** The parts of the platform's dialog and popover that jsdom lacks, as far as components use them. */
export function installDialogElement(): void {
  const dialog = HTMLDialogElement.prototype
  dialog.showModal = function showModal() {
    this.open = true
  }
  dialog.close = function close() {
    this.open = false
  }
  installPopover()
}

const open = new Set<HTMLElement>()
let isByKey = false

function installPopover(): void {
  const element = HTMLElement.prototype
  if ('isPopoverHere' in element) return
  Object.defineProperty(element, 'isPopoverHere', { value: true })
  element.showPopover = function showPopover() {
    if (open.has(this)) return
    tell(this, 'beforetoggle', 'open')
    open.add(this)
    // The style sheet of jsdom hides every popover.
    this.style.display = 'block'
    tell(this, 'toggle', 'open')
  }
  element.hidePopover = function hidePopover() {
    if (!open.delete(this)) return
    tell(this, 'beforetoggle', 'closed')
    this.style.removeProperty('display')
    tell(this, 'toggle', 'closed')
  }
  // jsdom knows no open popover, and guesses by which means the focus came.
  const known = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')!.value as (selector: string) => boolean
  Object.defineProperty(element, 'matches', {
    configurable: true,
    value(this: HTMLElement, selector: string) {
      if (selector === ':popover-open') return open.has(this)
      if (selector === ':focus-visible') return isByKey && this === document.activeElement
      return known.call(this, selector)
    },
  })
  document.addEventListener('keydown', () => (isByKey = true), true)
  document.addEventListener('pointerdown', () => (isByKey = false), true)
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('[popovertarget]')
    const target = button && document.getElementById(button.getAttribute('popovertarget')!)
    if (!target) return
    if (open.has(target)) target.hidePopover()
    else target.showPopover()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const top = [...open].findLast((candidate) => candidate.getAttribute('popover') === 'auto')
    if (!top) return
    const button = document.querySelector<HTMLElement>(`[popovertarget="${top.id}"]`)
    const hadFocus = top.contains(document.activeElement)
    top.hidePopover()
    if (hadFocus) button?.focus()
  })
}

function tell(element: HTMLElement, type: string, newState: string): void {
  const event = new Event(type)
  Object.assign(event, { newState, oldState: newState === 'open' ? 'closed' : 'open' })
  element.dispatchEvent(event)
}
