import { describe, expect, it } from 'vitest'
import { type QuestionPage, anchorOf, findQuestions } from './question-data.ts'

const page = (title: string, ...questions: [string, string][]): QuestionPage => ({
  pageIdentity: title.toLowerCase(),
  title,
  icon: 'question',
  questions: questions.map(([question, answer]) => ({ question, answer: { $md: [['p', [answer]]] } })),
})
const pages = [
  page('Account', ['How do I open an account?', 'Press Register.'], ['I lost my password', 'Have it sent again.']),
  page('Deposits', ['How do I deposit?', 'Press Deposit, not Register.']),
]
const found = (search: string) =>
  findQuestions(pages, search).map(({ page: { title }, questions }) => [title, questions.map((one) => one.question)])

describe('the search among questions', () => {
  it('looks at questions and answers of every page', () => {
    expect(found('register')).toEqual([
      ['Account', ['How do I open an account?']],
      ['Deposits', ['How do I deposit?']],
    ])
  })

  it('wants every word, in any order and case', () => {
    expect(found('DEPOSIT press')).toEqual([['Deposits', ['How do I deposit?']]])
    expect(found('password register')).toEqual([])
  })
})

it('makes an address of the words of a question, in any script', () => {
  expect(anchorOf('How do I open an account?')).toBe('how-do-i-open-an-account')
  expect(anchorOf('چگونه واریز کنم؟')).toBe('چگونه-واریز-کنم')
})
