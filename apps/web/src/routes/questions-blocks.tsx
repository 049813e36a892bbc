import { QuestionsBrowser } from '../features/questions/questions-browser.tsx'
import { ChatButton } from '../shared/chat/chat-button.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { PageTitle } from './page-title.tsx'
import type { QuestionsData } from './questions-load.ts'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

/** What people ask, page by page. */
export function QuestionsBlocks({ data: { pages, page } }: { data: QuestionsData }) {
  const info = usePage()
  const text = useText('pages.question')
  return (
    <div className={styles.stack}>
      <PageTitle>{text('title')}</PageTitle>
      <QuestionsBrowser
        pages={pages}
        page={page}
        hrefOf={(pageIdentity) => hrefIn(info, `/questions/${pageIdentity}`)}
      />
      <ChatButton />
      <SeoText part="pages.question" />
    </div>
  )
}
