import { EmptyState } from '@baize/ui/empty-state'
import { SearchField } from '@baize/ui/search-field'
import { useState } from 'react'
import type { IndexedPage } from '../../shared/content/content.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useContent, useText } from '../../shared/page/page-context.tsx'
import { readPart } from '../../shared/content/text.ts'
import { Accordion } from './accordion.tsx'
import { type Question, type QuestionPage, findQuestions } from './question-data.ts'
import styles from './questions-browser.module.css'

const LENGTH_MIN = 2

export interface QuestionsBrowserProps {
  pages: readonly IndexedPage[]
  page: QuestionPage
  /** Where a page of questions stands. */
  hrefOf: (pageIdentity: string) => string
}

/** The pages of questions beside the one that is open; a search looks through all of them. */
export function QuestionsBrowser({ pages, page, hrefOf }: QuestionsBrowserProps) {
  const text = useText('pages.question')
  const shell = useText('layout.shell')
  const [search, setSearch] = useState('')
  const { all, load } = useAllPages(pages)
  const isSearching = search.trim().length >= LENGTH_MIN
  return (
    <div className={styles.browser}>
      <div className={styles.search}>
        <SearchField
          label={text('searchLabel')}
          placeholder={text('searchPlaceholder')}
          clearLabel={shell('clear')}
          value={search}
          onFocus={load}
          onChange={setSearch}
        />
      </div>
      <nav className={styles.pages} aria-label={text('title')}>
        <ul>
          {pages.map(({ pageIdentity, title, icon, written }) => (
            <li key={pageIdentity}>
              <a
                className={styles.page}
                href={hrefOf(pageIdentity)}
                aria-current={pageIdentity === page.pageIdentity ? 'page' : undefined}
              >
                <Icon name={icon ?? 'question'} />
                <span {...written}>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.questions}>
        {isSearching ? (
          <Results pages={all ?? [page]} search={search} />
        ) : (
          <section className={styles.group} aria-labelledby="questions-page" {...page.written}>
            <h2 id="questions-page" className={styles.title}>
              {page.title}
            </h2>
            <Accordion key={page.pageIdentity} questions={page.questions} />
          </section>
        )}
      </div>
    </div>
  )
}

function Results({ pages, search }: { pages: readonly QuestionPage[]; search: string }) {
  const text = useText('pages.question')
  const found = findQuestions(pages, search)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count === 0)
    return (
      <EmptyState
        title={text('empty.title')}
        picture={<img src={text('empty.image')} width="160" height="120" alt="" />}
        isAnnounced
      >
        {text('empty.description')}
      </EmptyState>
    )
  return (
    <>
      <p className="visually-hidden" role="status">
        {text.plural('found', count)}
      </p>
      {found.map(({ page, questions }) => (
        <section key={page.pageIdentity} className={styles.group} aria-label={page.title} {...page.written}>
          <h2 className={styles.title}>{page.title}</h2>
          <Accordion questions={questions} />
        </section>
      ))}
    </>
  )
}

/** The questions of every page, once somebody is about to search. */
function useAllPages(pages: readonly IndexedPage[]) {
  const content = useContent()
  const [all, setAll] = useState<QuestionPage[] | null>(null)
  const load = () => {
    if (all) return
    content
      .need(pages.map(({ part }) => part))
      .then(() => setAll(pages.map((page) => readPage(page, readPart(content.get(page.part)).at('questionList')))))
      // Without the others the search looks at the page that is open.
      .catch(() => undefined)
  }
  return { all, load }
}

export function readPage(
  { pageIdentity, title, icon, written }: IndexedPage,
  questions: readonly Question[] | undefined,
): QuestionPage {
  return { pageIdentity, title, icon: icon ?? 'question', written, questions: questions ?? [] }
}
