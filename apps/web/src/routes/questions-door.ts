import { notFound, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/router-core'
import { coreRoute } from './core-route.ts'
import { listPages } from './find-page.ts'
import type { RouteContext } from './page-route.ts'

let openPage: string | null = null

/** Told by the page of questions that is on screen; `null` when it leaves. */
export function setOpenQuestionPage(pageIdentity: string | null): void {
  openPage = pageIdentity
}

/** `/questions` itself leads to the first page. From one of its pages it leads nowhere: one stays. */
export function questionsDoor(parent: AnyRoute): AnyRoute {
  return coreRoute({
    getParentRoute: () => parent,
    path: '/questions',
    beforeLoad: async ({ context, location }) => {
      const [first] = await listPages((context as RouteContext).content, 'questionPages')
      if (!first) throw notFound()
      throw redirect({
        to: `/questions/${openPage ?? first.pageIdentity}`,
        search: location.search,
        statusCode: 302,
        replace: true,
      })
    },
  })
}
