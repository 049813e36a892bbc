import type { Document, DocumentType } from '@baize/contract'
import { DocumentStatus } from '@baize/contract/kinds'
import { expect, it } from 'vitest'
import { cardOf, cardStatus, isWanted } from './document-cards.ts'

const { approve, pending, canceled } = DocumentStatus
const sent = (type: DocumentType, status: DocumentStatus): Document => ({
  id: `${type} ${status}`,
  fileName: 'a.png',
  status,
  type,
  createdAt: '2026-11-20T22:05:00.000Z',
  rejectReason: null,
})
const [front, back] = ['identity_front', 'identity_back'] as const

it.each([
  ['nothing was sent', [], null],
  ['both sides are approved', [sent(front, approve), sent(back, approve)], approve],
  ['one side waits', [sent(front, approve), sent(back, pending)], pending],
  ['one side was rejected', [sent(front, pending), sent(back, canceled)], canceled],
  ['one side is missing', [sent(front, approve)], canceled],
  ['a rejected side was sent again', [sent(front, pending), sent(front, canceled), sent(back, approve)], pending],
  ['something else was sent', [sent('address', approve)], null],
])('a passport of which %s', (_, documents, status) => expect(cardStatus(documents, 'passport')).toBe(status))

it('asks for a part again once all that was sent for it was rejected', () => {
  expect(isWanted([], front)).toBe(true)
  expect(isWanted([sent(front, canceled)], front)).toBe(true)
  expect(isWanted([sent(front, pending), sent(front, canceled)], front)).toBe(false)
})

it('knows its cards by name alone', () => {
  expect([cardOf('passport'), cardOf('toString'), cardOf(undefined)]).toEqual(['passport', null, null])
})
