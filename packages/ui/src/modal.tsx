import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepTabInside, rememberFocus } from './focus.ts'
import { lockPage } from './page-lock.tsx'
import { type SwipeTo, followSwipe } from './swipe.ts'

/** True while the overlay plays its way out. A host that delays unmounting provides it. */
export const DialogClosingContext = createContext(false)

/**
 * How many overlays lie under this one. A host that shows several beside each other provides it; overlays inside
 * one another count by themselves.
 */
export const DialogIndexContext = createContext(0)

/** Everything that dialogs and drawers share. */
export interface ModalProps {
  /** Asked to close; the owner decides. */
  onClose: () => void
  /** Absent, the overlay is open as long as it is mounted. With `false` it plays its way out by itself. */
  isOpen?: boolean
  /** Whether a press on the backdrop asks to close. */
  closesOnOverlay?: boolean
  /** Whether Escape, or the back gesture of a phone, asks to close. */
  closesOnEscape?: boolean
  /** Whether a swipe on touch screens asks to close. There is always a button that does the same. */
  closesOnSwipe?: boolean
  /** Work that must not be interrupted: nothing closes meanwhile. */
  isBusy?: boolean
  /** After the way in has been played. */
  onOpened?: () => void
  /** After the way out has been played. */
  onClosed?: () => void
}

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** Whether there is anything to render. */
  isPresent: boolean
  index: number
  close: () => void
  /** What the `<dialog>` element carries. */
  wiring: {
    tabIndex: -1
    'aria-busy': true | undefined
    'data-index': number
    'data-layer': number
    'data-state': ModalState
    'data-closing': true | undefined
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onMouseDown: (event: MouseEvent) => void
    onClick: (event: MouseEvent) => void
  }
}

type ModalState = 'opening' | 'open' | 'closing'

/** Where overlays begin, and how far apart they lie. The platform's top layer keeps the order; this tells it. */
const LAYER_BASE = 1000
const LAYER_STEP = 2

/**
 * A modal on the platform's own `<dialog>`: focus is kept inside and returns where it came from, the page behind
 * does not scroll, and Escape, backdrop and swipe only ask to close.
 */
export function useModal(props: ModalProps, swipeTo: (element: HTMLElement) => SwipeTo): Modal {
  const { onClose, isOpen = true, closesOnOverlay = true, closesOnEscape = true, closesOnSwipe = true, isBusy } = props
  const ref = useRef<HTMLDialogElement>(null)
  const isHostClosing = use(DialogClosingContext)
  const index = use(DialogIndexContext)
  const isClosing = isHostClosing || !isOpen
  const [isGone, setIsGone] = useState(!isOpen)
  const [isSettled, setIsSettled] = useState(false)
  const isPressOnOverlay = useRef(false)
  if (isOpen && isGone) setIsGone(false)
  const isPresent = isOpen || !isGone

  const close = () => {
    if (!isBusy && !isClosing) onClose()
  }
  const isToldClosed = useRef(false)
  const latest = useRef({ ...props, close, closesOnSwipe, swipeTo, isClosing })
  useLayoutEffect(() => {
    latest.current = { ...props, close, closesOnSwipe, swipeTo, isClosing }
  })

  const tellClosed = useCallback(() => {
    if (isToldClosed.current) return
    isToldClosed.current = true
    latest.current.onClosed?.()
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!isPresent || !dialog) return
    const giveFocusBack = rememberFocus()
    const release = lockPage()
    isToldClosed.current = false
    if (!dialog.open) dialog.showModal()
    // The dialog itself, so that what opens by itself does not light up its close button.
    ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus()
    raisePassingMessages()
    const onKeyDown = (event: KeyboardEvent) => keepTabInside(event, dialog)
    dialog.addEventListener('keydown', onKeyDown)
    const stopSwipe = followSwipe(dialog, {
      to: latest.current.swipeTo(dialog),
      isOn: () => latest.current.closesOnSwipe && !latest.current.isBusy && !latest.current.isClosing,
      onSwipe: () => latest.current.close(),
    })
    return () => {
      stopSwipe()
      dialog.removeEventListener('keydown', onKeyDown)
      dialog.close()
      release()
      giveFocusBack()
      tellClosed()
    }
  }, [isPresent, tellClosed])

  useEffect(() => {
    ref.current?.style.setProperty('z-index', String(LAYER_BASE + LAYER_STEP * index))
  }, [isPresent, index])

  useEffect(() => {
    if (!isPresent) return
    let isCurrent = true
    void playedOut(ref.current).then(() => {
      if (!isCurrent) return
      setIsSettled(!isClosing)
      if (!isClosing) latest.current.onOpened?.()
      else if (latest.current.isOpen === false) setIsGone(true)
      else tellClosed()
    })
    return () => void (isCurrent = false)
  }, [isPresent, isClosing, tellClosed])

  return {
    ref,
    isPresent,
    index,
    close,
    wiring: {
      tabIndex: -1,
      'aria-busy': isBusy || undefined,
      'data-index': index,
      'data-layer': LAYER_BASE + LAYER_STEP * index,
      'data-state': isClosing ? 'closing' : isSettled ? 'open' : 'opening',
      'data-closing': isClosing || undefined,
      onCancel: (event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        if (closesOnEscape) close()
      },
      onClose: (event) => {
        // A browser may close without asking when Escape is pressed again and again; what is open stays open.
        const dialog = event.currentTarget
        if (event.target === dialog && !isClosing && dialog.isConnected && !dialog.open) dialog.showModal()
      },
      onMouseDown: (event) => (isPressOnOverlay.current = event.target === ref.current),
      onClick: (event) => {
        if (closesOnOverlay && isPressOnOverlay.current && event.target === ref.current) close()
      },
    },
  }
}

/** Resolves when the running transitions of the element have ended; at once where there are none. */
async function playedOut(element: HTMLElement | null): Promise<void> {
  const running = element?.getAnimations?.() ?? []
  await Promise.allSettled(running.map((animation) => animation.finished))
}

/** What passes by stays readable above a dialog that opens after it. */
function raisePassingMessages(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-passing]:popover-open')) {
    group.hidePopover()
    group.showPopover()
  }
}
