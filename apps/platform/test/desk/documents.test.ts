import { DocumentStatus } from '@baize/contract'
import { many } from '@baize/database'
import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../documents/send.ts'
import { factsOf } from '../support/money.ts'

let platform: TestPlatform
let risk: TestOperator
const reason = 'checked by eye'

beforeAll(async () => {
  platform = await startTestPlatform()
  risk = await platform.operator({ roles: ['risk'] })
})
afterAll(() => platform[Symbol.asyncDispose]())

const linesOf = (playerId: string) =>
  many<{ operation: string; before: unknown; after: unknown; reason: string | null }>(
    platform.pool,
    'SELECT operation, before, after, reason FROM audit_line WHERE subject_id = $1 ORDER BY number',
    [playerId],
  )

it('waits in line for risk, who sees its file and leaves a line for it', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  const waiting = await risk.callWithMeta('listWaitingDocuments', { query: {} })
  expect(waiting.data).toMatchObject([{ id, playerId: anna.id, status: DocumentStatus.pending, why: null }])
  expect(waiting.meta.totalRows).toBe(1)
  const file = await risk.call('readDocument', { params: { documentId: id } })
  expect(file).toMatchObject({ fileName: 'passport.jpg', contentType: 'image/jpeg' })
  expect(Buffer.from(file.content, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect((await linesOf(anna.id)).map(({ operation }) => operation)).toEqual(['listWaitingDocuments', 'readDocument'])
})

it('is approved with a reason that stands in the log, and told to its player', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  const params = { documentId: id }
  const approved = await risk.call('approveDocument', { params, body: { reason } })
  expect(approved).toMatchObject({ id, status: DocumentStatus.approve, reviewedBy: expect.any(String) })
  expect((await linesOf(anna.id)).at(-1)).toEqual({
    operation: 'approveDocument',
    before: { documentId: id, type: 'identity_front', status: 2, why: null },
    after: { documentId: id, type: 'identity_front', status: 1, why: null },
    reason,
  })
  expect(await factsOf(platform.pool, 'player:profile', anna.id)).toMatchObject([{ event: 'player.kyc.updated' }])
  const rejection = { params, body: { why: 'expired', reason } }
  expect(await risk.refusal('rejectDocument', rejection)).toMatchObject({ status: 409, code: 12003 })
})

it('is sent back with what the player reads, which is not what the log says', async () => {
  const anna = await platform.player()
  const { id } = await send(anna, 'address')
  const body = { why: 'too_old' as const, note: 'A bill of this month will do.', reason }
  await risk.call('rejectDocument', { params: { documentId: id }, body })
  const [seen] = await anna.call('listDocuments', {})
  expect(seen).toMatchObject({
    status: DocumentStatus.canceled,
    rejectReason: 'This document is older than 3 months. A bill of this month will do.',
  })
  expect(await risk.call('listPlayerDocuments', { params: { playerId: anna.id } })).toMatchObject([
    { id, why: 'too_old', note: body.note },
  ])
})

it('is nobody else’s to see, and nothing stands under another id', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  for (const role of ['support', 'payments', 'content', 'owner'] as const) {
    const other = await platform.operator({ roles: [role] })
    expect(await other.refusal('readDocument', { params: { documentId: id } }), role).toMatchObject({ code: 4 })
  }
  for (const documentId of ['none', '0197c9f0-0000-7000-8000-000000000000']) {
    const params = { documentId }
    expect(await risk.refusal('readDocument', { params })).toMatchObject({ status: 404 })
    expect(await risk.refusal('approveDocument', { params, body: { reason } })).toMatchObject({ status: 404 })
  }
})
