import { useEffect, useRef } from 'react'
import styles from './social-ways.module.css'

export interface TelegramSetting {
  bot: string
  auth_url: string
  widget_url: string
}

/**
 * The button that Telegram draws itself, by a script of its own that nobody else loads. It is asked for once the form
 * around it has been painted, because on a slow line it would take its share from what the form waits for.
 */
export function TelegramWay({ bot, auth_url: authUrl, widget_url: widgetUrl }: TelegramSetting) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current!
    const ask = () => {
      const script = document.createElement('script')
      script.src = widgetUrl
      script.dataset.telegramLogin = bot
      script.dataset.size = 'large'
      script.dataset.authUrl = authUrl
      box.append(script)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(ask)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      box.replaceChildren()
    }
  }, [bot, authUrl, widgetUrl])
  // A field that is left says what it lacks, and moves what stands below: it is left before the press, which a frame
  // keeps to itself.
  const leaveField = () => document.activeElement instanceof HTMLInputElement && document.activeElement.blur()
  return <div ref={place} className={styles.telegram} onPointerEnter={leaveField} />
}
