// @vitest-environment jsdom
import type { Document } from '@baize/contract'
import { DocumentStatus } from '@baize/contract/kinds'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Platform, type Reply, stage } from '../../../test/fixtures/stage.tsx'
import { DocumentsPage } from './documents-page.tsx'

const LIST = 'GET /api/player/documents'
const UPLOAD = 'POST /api/player/documents'

const sent = (id: string, more: Partial<Document> = {}): Document => ({
  id,
  fileName: `${id}.jpg`,
  status: DocumentStatus.pending,
  type: 'identity_front',
  createdAt: '2026-11-20T22:05:00.000Z',
  rejectReason: null,
  ...more,
})
const list = (...documents: Document[]) => ({ [LIST]: () => ({ body: { data: documents } }) })
const open = (search: string, platform: Platform) =>
  stage(<DocumentsPage />, { isPlayer: true, path: `/profile/documents${search}`, platform })
const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
const place = (name: string) => screen.getByLabelText(`${name} Choose file`)
const refusal = (status: number, error: object): Reply => ({
  status,
  body: { error: { code: 1, message: '', ...error } },
})

it('asks first which document, showing how each stands, and goes on by the address', async () => {
  const { user, router } = await open('', list(sent('a'), sent('b', { type: 'address', status: 1 })))
  const cards = await screen.findAllByRole('radio')
  expect(cards).toHaveLength(5)
  expect(screen.getByRole('radio', { name: /^Identity document.*Not accepted$/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Proof of address.*Accepted$/ })).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Continue' })
  expect(button).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: /^Payment card/ }))
  await user.click(button)
  await waitFor(() => expect(router.state.location.search).toEqual({ document: 'payment' }))
  expect(await screen.findByRole('heading', { name: 'Please send: Payment card' })).toBeTruthy()
})

it('sends one file for one part, and shows it as being checked', async () => {
  const { user, calls } = await open('?document=passport', {
    ...list(),
    [UPLOAD]: () => ({ body: { data: sent('front') } }),
  })
  await screen.findByRole('heading', { name: 'Please send: Identity document' })
  await user.upload(place('Front side'), photo)
  expect(await screen.findByText('front.jpg')).toBeTruthy()
  expect(screen.getByText('Being checked')).toBeTruthy()
  const upload = calls.find(({ operation }) => operation === UPLOAD)!
  expect(upload.requestKey).toMatch(/^[\w-]{36}$/)
  expect(place('Back side')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send another file' })).toBeTruthy()
})

it.each([
  [refusal(422, { fields: { file: ['x'] }, issues: { file: [{ code: 'fileActive' }] } }), /^The file is locked/],
  [refusal(413, {}), 'Choose a file of at most 10 MB'],
  [refusal(409, { code: 12002 }), /^You have sent as many/],
  [refusal(503, { code: 9 }), /^The file did not arrive/],
])('says under its place why a file was not taken', async (reply, words) => {
  const { user } = await open('?document=address', { ...list(), [UPLOAD]: () => reply })
  await screen.findByRole('heading', { name: 'Please send: Proof of address' })
  await user.upload(place('Proof of address'), photo)
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says why a document was not accepted, and asks for it again', async () => {
  const rejected = sent('old', { status: DocumentStatus.canceled, rejectReason: 'This document is no longer valid.' })
  await open('?document=passport', list(rejected))
  expect(await screen.findByText('This document is no longer valid.')).toBeTruthy()
  expect(place('Front side')).toBeTruthy()
})

it('lets a document be taken back until it was approved', async () => {
  const [waiting, approved] = [sent('waits'), sent('stays', { status: 1, type: 'identity_back' })]
  const { user } = await open('?document=passport', {
    ...list(waiting, approved),
    'DELETE /api/player/documents/waits': () => ({ body: { data: [approved] } }),
  })
  const lines = await screen.findAllByRole('listitem')
  const line = lines.find((item) => within(item).queryByText('waits.jpg'))!
  expect(screen.queryByRole('button', { name: 'Remove: stays.jpg' })).toBeNull()
  await user.click(within(line).getByRole('button', { name: 'Remove: waits.jpg' }))
  await waitFor(() => expect(screen.queryByText('waits.jpg')).toBeNull())
  expect(screen.getByText('stays.jpg')).toBeTruthy()
})
