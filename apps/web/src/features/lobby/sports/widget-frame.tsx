import { readSportsbookMessage } from '@baize/kit/sportsbook-frame'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePage } from '../../../shared/page/page-context.tsx'
import { type Flags, hrefIn } from '../../../shared/page/page-info.ts'
import { useShownTheme } from '../../../shared/page/use-shown-theme.ts'
import styles from './sports-widgets.module.css'

export interface WidgetFrameProps {
  kind: string
  title: string
  company: NonNullable<Flags['betting']>
  /** Nothing came of it: its place is not needed. */
  onGone: () => void
}

const LOADS_WITHIN_MS = 20_000
const SPEAKS_WITHIN_MS = 2000

/** A small page of the betting company, without a script of it on this page: as high as it says, and gone if it says nothing. */
export function WidgetFrame({ kind, title, company, onGone }: WidgetFrameProps) {
  const info = usePage()
  const router = useRouter()
  const theme = useShownTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isHeard, setIsHeard] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const src = addressOf(company, { kind, theme, language: info.locale })

  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow) return
    const message = readSportsbookMessage(event, new URL(company.host).origin)
    if (message?.type === 'loaded') setIsHeard(true)
    if (message?.type === 'size') frame.current.style.setProperty('block-size', `${message.height}px`)
    if (message?.type === 'open')
      router.history.push(`${hrefIn(info, '/betting')}?setIframePath=${encodeURIComponent(message.path)}`)
  })
  useEffect(() => {
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  const onSilence = useEffectEvent(onGone)
  useEffect(() => {
    if (isHeard) return undefined
    const timer = setTimeout(() => onSilence(), hasArrived ? SPEAKS_WITHIN_MS : LOADS_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isHeard, hasArrived])

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-shown={isHeard || undefined}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
      onLoad={() => setHasArrived(true)}
    />
  )
}

function addressOf(
  { host, clientId }: WidgetFrameProps['company'],
  { kind, theme, language }: { kind: string; theme: string; language: string },
): string {
  const url = new URL(`${host}/widget/${kind}`)
  url.searchParams.set('client', clientId)
  url.searchParams.set('language', language)
  url.searchParams.set('theme', theme)
  url.searchParams.set('styles', new URL('/sportsbook.css', location.origin).href)
  return url.href
}
