import { Suspense, lazy, useSyncExternalStore } from 'react'
import { readAlerts, readAlertsOnServer, subscribeAlerts } from './alert-store.ts'

const AlertList = lazy(() => import('./alert-list.tsx').then((module) => ({ default: module.AlertList })))

/** The place of alerts; its code arrives with the first one. */
export function Alerts() {
  const requests = useSyncExternalStore(subscribeAlerts, readAlerts, readAlertsOnServer)
  if (requests.length === 0) return null
  return (
    <Suspense>
      <AlertList requests={requests} />
    </Suspense>
  )
}
