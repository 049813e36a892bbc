// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { QuestionsBrowser } from './questions-browser.tsx'

const pages = [
  { part: 'questionPages.account', pageIdentity: 'account', title: 'Your account', icon: 'user' },
  { part: 'questionPages.deposits', pageIdentity: 'deposits', title: 'Deposits', icon: 'wallet' },
] as const
const page = {
  pageIdentity: 'account',
  title: 'Your account',
  icon: 'user',
  questions: [
    { question: 'How do I open an account?', answer: { $md: [['p', ['Press Register.']]] } },
    { question: 'Can I have two?', answer: { $md: [['p', ['No.']]] } },
  ],
} as const
const browser = <QuestionsBrowser pages={pages} page={page} hrefOf={(identity) => `/questions/${identity}`} />
const item = (question: string) => screen.getByText(question).closest('details')!

it('shows the pages, marks the open one, and opens an answer on request', async () => {
  const { user } = await stage(browser)
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Deposits' }).getAttribute('href')).toBe('/questions/deposits')
  expect(item('Can I have two?').open).toBe(false)
  await user.click(screen.getByText('Can I have two?'))
  expect(item('Can I have two?').open).toBe(true)
})

it('opens the question that the address names', async () => {
  await stage(browser, { path: '/questions/account#can-i-have-two' })
  expect(item('Can I have two?').open).toBe(true)
  expect(item('How do I open an account?').open).toBe(false)
})

it('searches every page of questions', async () => {
  const { user } = await stage(browser)
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'fee')
  expect(await screen.findByRole('heading', { name: 'Deposits' })).toBeDefined()
  expect(screen.getByText('Is there a fee?')).toBeDefined()
  expect(screen.queryByText('Can I have two?')).toBeNull()
})

it('says so when no question speaks of it', async () => {
  const { user } = await stage(browser)
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'zeppelin')
  expect(await screen.findByText('No answer found')).toBeDefined()
})
