import { RouterProvider } from '@tanstack/react-router'
import type { Content } from '../shared/content/content.ts'
import { PageProvider } from '../shared/page/page-context.tsx'
import type { PageInfo } from '../shared/page/page-info.ts'
import type { AppRouter } from './router.tsx'

/** Everything inside `#app`, rendered on the server and hydrated in the browser. */
export function App({ router, info, content }: { router: AppRouter; info: PageInfo; content: Content }) {
  return (
    <PageProvider info={info} content={content}>
      <RouterProvider router={router} />
    </PageProvider>
  )
}
