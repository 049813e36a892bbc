import type { Dialogs } from '../../shared/dialogs/use-dialogs.ts'
import { rules } from './dialog-rules.ts'

type Move = (dialogs: Dialogs) => void

/** Takes what is asked of dialogs and keeps it until they have arrived. There is one page, so there is one door. */
class DialogDoor {
  #inside: Dialogs | null = null
  #waiting: Move[] = []
  readonly #subscribers = new Set<() => void>()

  /** The handle that consumers hold; it never changes. */
  readonly dialogs: Dialogs = {
    open: (...asked) => this.#ask((inside) => inside.open(...asked)),
    close: (...asked) => this.#inside?.close(...asked),
  }

  readonly isAskedFor = (): boolean => this.#waiting.length > 0

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Opens for good, or until the returned function is called. */
  connect(inside: Dialogs): () => void {
    this.#inside = inside
    for (const move of this.#waiting.splice(0)) move(inside)
    return () => void (this.#inside = null)
  }

  /** Drops what waits: it cannot be had now. */
  giveUp(): void {
    this.#waiting = []
    this.#tell()
  }

  #ask(move: Move): void {
    if (this.#inside) {
      move(this.#inside)
      return
    }
    this.#waiting.push(move)
    this.#tell()
  }

  #tell(): void {
    for (const subscriber of this.#subscribers) subscriber()
  }
}

export const dialogDoor = new DialogDoor()

/** Follows a link that is only a query and names a dialog, such as `?wallet=deposit`; says whether it did. */
export function openDialogOf(href: string | null): boolean {
  if (!href?.startsWith('?')) return false
  const [[name, value] = ['', '']] = new URLSearchParams(href)
  if (!rules[name]?.hasQuery) return false
  dialogDoor.dialogs.open(name, { value })
  return true
}
