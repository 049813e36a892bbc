let typed: string | null = null

/**
 * From now on keeps what is typed for a field that is still on its way, so that no letter is lost to whoever types on at
 * once; until `takeTypedAhead`, or until the focus is in another field.
 */
export function typeAhead(): void {
  if (typed === null) addEventListener('keydown', keep, { capture: true })
  typed ??= ''
}

/** What was typed meanwhile; the keys are the field's from here on. */
export function takeTypedAhead(): string {
  const taken = typed ?? ''
  typed = null
  removeEventListener('keydown', keep, { capture: true })
  return taken
}

function keep(event: KeyboardEvent): void {
  const { key, target } = event
  if (target instanceof Element && target.matches('input, textarea, select')) {
    takeTypedAhead()
    return
  }
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Escape') takeTypedAhead()
  if (key !== 'Backspace' && !/^.$/u.test(key)) return
  event.preventDefault()
  event.stopPropagation()
  typed = key === 'Backspace' ? (typed ?? '').slice(0, -1) : (typed ?? '') + key
}
