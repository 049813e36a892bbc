import type { NotificationPreferences } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Skeleton } from '@baize/ui/skeleton'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { queryClient } from '../../../shared/query/query-client.ts'
import { readBrowserPush, subscribe, unsubscribe } from './browser-push.ts'
import { preferencesQuery, showRefusal } from './queries.ts'
import styles from './preferences.module.css'

const browserQuery = () =>
  queryOptions({ queryKey: ['browser', 'push'], queryFn: readBrowserPush, staleTime: 0, retry: false })

type PushState = 'unsupported' | 'denied' | 'on' | 'off'

/** Whether this browser shows messages. Permission is asked for by a press of the button and never before. */
export function PushSection({ push }: { push: NotificationPreferences['push'] }) {
  const text = useText('profile.notifications')
  const { data: browser, isError } = useQuery(browserQuery())
  const turnOn = useTurnOn(push.publicKey)
  const turnOff = useTurnOff()
  const isHere = browser?.id != null && push.devices.includes(browser.id)
  const state: PushState | null =
    isError || browser?.support === 'none'
      ? 'unsupported'
      : !browser
        ? null
        : browser.support === 'denied'
          ? 'denied'
          : isHere
            ? 'on'
            : 'off'
  return (
    <Card element="section" padding="large" title={text('push.title')} headingLevel={2}>
      <p className={styles.description}>{text('push.description')}</p>
      {state === null ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton />
        </div>
      ) : (
        <div className={styles.push}>
          <p role="status" className={styles.state} data-state={state}>
            {text(`push.states.${state}`)}
          </p>
          {state === 'off' && (
            <Button isPending={turnOn.isPending} onClick={() => turnOn.mutate()}>
              {text('push.onButton')}
            </Button>
          )}
          {state === 'on' && (
            <Button variant="quiet" isPending={turnOff.isPending} onClick={() => turnOff.mutate(browser!.id!)}>
              {text('push.offButton')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function useTurnOn(publicKey: string) {
  const { locale } = usePage()
  return useMutation({
    mutationFn: async () => {
      const address = await subscribe(publicKey, `/service-worker.js?locale=${locale}`)
      return address && (await api.call('addPushSubscription', { body: address }))
    },
    onSuccess: (preferences) => preferences && put(preferences),
    onError: showRefusal,
    onSettled: lookAgain,
  })
}

function useTurnOff() {
  return useMutation({
    mutationFn: async (id: string) => {
      const preferences = await api.call('removePushSubscription', { params: { id } })
      await unsubscribe().catch(() => undefined)
      return preferences
    },
    onSuccess: put,
    onError: (error) => {
      showRefusal(error)
      void queryClient.invalidateQueries({ queryKey: preferencesQuery().queryKey })
    },
    onSettled: lookAgain,
  })
}

function put(preferences: NotificationPreferences): void {
  queryClient.setQueryData(preferencesQuery().queryKey, preferences)
}

function lookAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: browserQuery().queryKey })
}
