import type { IndexedPage } from '../../shared/content/content.ts'
import type { MarkedText } from '../../shared/content/marked-text.ts'
import { wordsOf } from '../../shared/content/marked-text.ts'

/** A question as the content tree writes it. */
export interface Question {
  question: string
  answer: MarkedText
}

/** A page of questions. */
export interface QuestionPage {
  pageIdentity: string
  title: string
  icon: string
  written?: IndexedPage['written']
  questions: readonly Question[]
}

/** The address of a question within its page: its words, in whatever script. */
export function anchorOf(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

export interface Found {
  page: QuestionPage
  questions: readonly Question[]
}

/** The questions that speak of all the words, page by page; pages without any are left out. */
export function findQuestions(pages: readonly QuestionPage[], search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.flatMap((page) => {
    const questions = page.questions.filter(({ question, answer }) => {
      const text = `${question} ${wordsOf(answer.$md)}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return questions.length > 0 ? [{ page, questions }] : []
  })
}
