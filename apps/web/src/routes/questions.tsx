import { useEffect } from 'react'
import { island } from '../shared/page/island.tsx'
import type { QuestionsData } from './questions-load.ts'
import { pageLoader } from './page-loader.ts'
import { setOpenQuestionPage } from './questions-door.ts'
import { usePageData } from './use-page-data.ts'

const QuestionsBlocks = island(() => import('./questions-blocks.tsx').then((module) => module.QuestionsBlocks))

export const load = pageLoader(QuestionsBlocks, () => import('./questions-load.ts'))

export function Page() {
  const data = usePageData<QuestionsData>()
  const { pageIdentity } = data.page
  useEffect(() => {
    setOpenQuestionPage(pageIdentity)
    return () => setOpenQuestionPage(null)
  }, [pageIdentity])
  return <QuestionsBlocks data={data} />
}
