import { ApiFailure } from '@baize/client'
import { type SportsbookMessage, type SportsbookSiteMessage, readSportsbookMessage } from '@baize/kit/sportsbook-frame'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SPORTSBOOK } from '../../../shared/games/game-card-data.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { type Starter, launchGame } from '../entry/launch.ts'
import { type BettingFlag, type SportsbookHandle, type SportsbookOptions, loadScript } from './load-script.ts'

export type SportsbookState =
  | { state: 'starting' }
  /** The company's page listens; `isShown` once there is something to see. */
  | { state: 'running'; isShown: boolean }
  /** Its script or its page did not come; it is tried again by itself. */
  | { state: 'away' }
  | { state: 'refused'; code: number }

type Handlers = { [Type in SportsbookMessage['type']]?: (message: Extract<SportsbookMessage, { type: Type }>) => void }

interface SportsbookRequest {
  company: BettingFlag
  container: RefObject<HTMLElement | null>
  /** The account to bet with; absent for a guest. */
  accountId: string | undefined
  /** Changes to start over. */
  round: number
  options: () => Pick<SportsbookOptions, 'title' | 'theme' | 'styles' | 'path'>
  handlers: Handlers
}

/** A page that has not said a word by then did not arrive; one that is there and silent is the browser's, of an error. */
const LOADS_WITHIN_MS = 20_000
const SPEAKS_WITHIN_MS = 2000
const AGAIN_AFTER_MS = [1000, 2000, 4000, 8000, 15_000]

/**
 * Opens the sportsbook in the container and hears its page: messages of another origin, another window or another shape
 * are nobody's. Starts over whenever the request changes, and by itself as long as the company cannot be reached.
 */
export function useSportsbook({ company, container, accountId, round, options, handlers }: SportsbookRequest) {
  const { locale, country, prefix } = usePage()
  const [state, setState] = useState<SportsbookState>({ state: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const failures = useRef(0)
  const handle = useRef<SportsbookHandle>(null)

  const heard = useEffectEvent((message: SportsbookMessage) => {
    failures.current = 0
    if (message.type === 'loaded') setState({ state: 'running', isShown: false })
    if (message.type === 'ready') setState({ state: 'running', isShown: true })
    ;(handlers[message.type] as ((message: SportsbookMessage) => void) | undefined)?.(message)
  })
  const chosen = useEffectEvent(options)
  const again = useEffectEvent(() => setAttempt(attempt + 1))

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = () => {
      if (signal.aborted) return
      setState({ state: 'away' })
      close()
      const index = Math.min(failures.current++, AGAIN_AFTER_MS.length - 1)
      timer = setTimeout(again, AGAIN_AFTER_MS[index])
    }
    const close = () => {
      clearTimeout(timer)
      handle.current?.close()
      handle.current = null
    }
    const origin = new URL(company.host).origin
    let isLoaded = false
    const onMessage = (event: MessageEvent) => {
      if (!handle.current || event.source !== handle.current.frame.contentWindow) return
      const message = readSportsbookMessage(event, origin)
      if (!message) return
      clearTimeout(timer)
      // Its token worked once: a page that was loaded anew needs another.
      heard(message.type === 'loaded' && isLoaded ? { type: 'restart' } : message)
      isLoaded ||= message.type === 'loaded'
    }
    addEventListener('message', onMessage)
    open({ company, accountId }, { locale, country, prefix }, signal).then(
      ({ script, token }) => {
        const element = container.current
        if (signal.aborted || !element) return
        const { host, clientId } = company
        handle.current = script.open({ ...chosen(), host, clientId, container: element, token, language: locale })
        timer = setTimeout(fail, LOADS_WITHIN_MS)
        handle.current.frame.addEventListener('load', () => {
          if (isLoaded) return
          clearTimeout(timer)
          timer = setTimeout(fail, SPEAKS_WITHIN_MS)
        })
      },
      (error: unknown) => {
        if (signal.aborted) return
        if (error instanceof ApiFailure && error.code !== 0) setState({ state: 'refused', code: error.code })
        else fail()
      },
    )
    return () => {
      controller.abort()
      removeEventListener('message', onMessage)
      close()
      setState({ state: 'starting' })
    }
  }, [company, container, accountId, round, attempt, locale, country, prefix])

  const say = (message: SportsbookSiteMessage) => handle.current?.say(message)
  return { state, say }
}

/** The script first: the token does not wait for it. A guest is asked about as well, and has no token. */
async function open(
  { company, accountId }: Pick<SportsbookRequest, 'company' | 'accountId'>,
  starter: Starter,
  signal: AbortSignal,
) {
  const script = await loadScript(company)
  const { token } = await launchGame({ game: SPORTSBOOK, isDemo: false, accountId }, starter, signal)
  return { script, token: accountId === undefined ? null : token }
}
