import './app/styles.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followLinks } from './app/links.ts'
import { createAppRouter } from './app/router.tsx'
import { api } from './shared/api.ts'
import { FetchedContent, type Part } from './shared/content/content.ts'
import { pageHydrated } from './shared/page/hydration.ts'
import { carryOutEarlyPress } from './shared/page/kept-press.ts'
import type { PageData } from './shared/page/page-data.ts'

async function start(): Promise<void> {
  const { info, content: parts, routes } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
  const content = new FetchedContent(parts, async (names) => {
    const query = new URLSearchParams({ parts: names.join(','), v: info.contentId })
    const response = await fetch(`/__content/${info.locale}.json?${query}`)
    if (!response.ok) throw new Error(`content ${names.join(',')}: ${response.status}`)
    return (await response.json()) as Record<string, Part>
  })
  const router = createAppRouter({
    history: createBrowserHistory(),
    isServer: false,
    context: { api, info, content, initial: new Map(Object.entries(routes)) },
  })
  // The server rendered without the outermost suspense boundary; saying so keeps both trees the same.
  router.ssr = { manifest: undefined }
  await router.load()
  const app = document.getElementById('app')!
  startTransition(() => {
    hydrateRoot(app, <App router={router} info={info} content={content} />)
  })
  await pageHydrated
  const openChat = () => void import('./app/chat-door.ts').then((door) => door.openChat(info, content))
  followLinks(router, info.prefix, app, openChat)
  carryOutEarlyPress()
  void import('./app/watch-build.ts').then(({ watchBuild }) => watchBuild(router, info.buildId))
}

// In a task of its own: evaluating the scripts was a long one.
setTimeout(() => void start())
