import { isInQuery } from './dialog-rules.ts'
import type { DialogCalls } from './open-dialog.ts'

type Move = (dialogs: DialogCalls) => void

/** Takes what is asked of dialogs and keeps it until they have arrived. There is one page, so there is one door. */
class DialogDoor {
  #inside: DialogCalls | null = null
  #waiting: Move[] = []
  readonly #subscribers = new Set<() => void>()

  /** The handle that consumers hold; it never changes. */
  readonly calls: DialogCalls = {
    open: (...asked) => this.#ask((inside) => inside.open(...asked)),
    openByValue: (...asked) => this.#ask((inside) => inside.openByValue(...asked)),
    close: (...asked) => this.#inside?.close(...asked),
  }

  readonly isAskedFor = (): boolean => this.#waiting.length > 0

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Opens for good, or until the returned function is called. */
  connect(inside: DialogCalls): () => void {
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
  if (!isInQuery(name)) return false
  dialogDoor.calls.openByValue(name, value)
  return true
}
