import { notFound } from '@tanstack/react-router'
import type { Question, QuestionPage } from '../features/questions/question-data.ts'
import type { IndexedPage } from '../shared/content/content.ts'
import { readPart } from '../shared/content/text.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { findPage, listPages } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface QuestionsData extends WithMeta {
  pages: readonly IndexedPage[]
  page: QuestionPage
}

/** A page of questions of the content tree, with the others beside it. */
export async function load({ content, params }: LoadInput): Promise<QuestionsData> {
  const [pages, found] = await Promise.all([
    listPages(content, 'questionPages'),
    findPage(content, 'questionPages', params.pageIdentity!),
  ])
  if (!found) throw notFound()
  const { part, pageIdentity, title, icon, written } = found
  const questions = readPart(content.get(part)).at<Question[]>('questionList') ?? []
  const shared = await metaOf(content, 'pages.question')
  return {
    pages,
    page: { pageIdentity, title, icon: icon ?? 'question', written, questions },
    meta: { ...shared, title: `${title} – ${shared.title}` },
  }
}
