import { Button } from '@baize/ui/button'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import type { Flags } from '../../../shared/page/page-info.ts'
import { identityQueryKey } from '../../../shared/player/queries.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import styles from './identity-section.module.css'
import { loadWebSdk } from './web-sdk.ts'

const freshToken = async () => (await api.call('createIdentityCheckToken', {})).token

/** The company's own page in a frame, by its web SDK; says so where the company cannot be reached, and tries again. */
export function IdentityWidget({ sumsub }: { sumsub: NonNullable<Flags['sumsub']> }) {
  const text = useText('profile.verification')
  const { locale } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening')
  const { scriptUrl, theme } = sumsub
  useEffect(() => {
    let isGone = false
    let close = () => undefined as void
    const open = async () => {
      const [sdk, token] = await Promise.all([loadWebSdk(scriptUrl), freshToken()])
      if (isGone) return
      const widget = sdk
        .init(token, freshToken)
        .withConf({ lang: locale, theme })
        .withOptions({ addViewportTag: false, adaptIframeHeight: true })
        .on('idCheck.onError', () => !isGone && setState('failed'))
        .build()
      widget.launch(place.current!)
      close = () => widget.destroy?.()
      setState('open')
      void queryClient.invalidateQueries({ queryKey: identityQueryKey })
    }
    open().catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      close()
    }
  }, [attempt, scriptUrl, theme, locale])
  const retry = () => {
    setState('opening')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {state === 'opening' && <p role="status">{text('sumsub.opening')}</p>}
      {state === 'failed' && (
        <div className={styles.problem} role="alert">
          <p>{text('sumsub.unavailable')}</p>
          <Button onClick={retry}>{text('sumsub.retryButton')}</Button>
        </div>
      )}
      <div ref={place} className={styles.widget} hidden={state === 'failed'} />
    </>
  )
}
