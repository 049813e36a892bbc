import type { GameMessage, SiteMessage } from '@baize/kit/game-frame'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { readFrameMessage, tellGame } from './game-frame.ts'

type Handlers = { [Type in GameMessage['type']]?: (message: Extract<GameMessage, { type: Type }>) => void }

/**
 * Hears the game in a frame and speaks to it. `heard` is a new object each time the page of a game says that it listens;
 * nothing is said to it before.
 */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, url: string | null, handlers: Handlers) {
  const [heard, setHeard] = useState<{ url: string } | null>(null)

  const onMessage = useEffectEvent((event: MessageEvent) => {
    const message = url === null ? null : readFrameMessage(event, url)
    if (!message || event.source !== frame.current?.contentWindow) return
    if (message.type === 'loaded') setHeard({ url: url! })
    ;(handlers[message.type] as ((message: GameMessage) => void) | undefined)?.(message)
  })
  useEffect(() => {
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  const tell = (message: SiteMessage) => {
    if (url !== null && heard?.url === url) tellGame(frame.current, url, message)
  }
  return { heard, tell }
}
