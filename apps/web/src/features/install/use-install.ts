import { useSyncExternalStore } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import { type InstallWay, readInstallWay, subscribeToInstall } from './install-state.ts'

/** How the site can be installed here; `null` where it cannot, where the content says no, and once it was refused. */
export function useInstallWay(): InstallWay {
  const text = useText('layout.header')
  const way = useSyncExternalStore(subscribeToInstall, readInstallWay, () => null)
  return text.at<boolean>('pwa.display') ? way : null
}
