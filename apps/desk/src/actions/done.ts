/** The event by which the desk hears that something was done. */
export const DONE = 'desk:done'

/** Tells whoever listens what was done. */
export function tellDone(text: string): void {
  dispatchEvent(new CustomEvent(DONE, { detail: text }))
}
