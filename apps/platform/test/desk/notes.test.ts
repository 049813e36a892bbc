import { withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeNotes } from '../../src/modules/desk/notes/index.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

it('a note stands for ever, is put right once by another, and only its fact stands in the audit log', async () => {
  const support = await platform.operator({ roles: ['support'] })
  const owner = await platform.operator()
  const params = { playerId: (await platform.player()).id }
  const first = await support.call('writeNote', { params, body: { text: 'calls every day' } })
  expect(first).toMatchObject({ operator: support.name, isConfidential: false, corrects: null })
  platform.clock.advance(1000)
  const second = await owner.call('correctNote', {
    params: { ...params, noteId: first.id },
    body: { text: 'called twice' },
  })
  expect(await support.call('listNotes', { params, query: {} })).toEqual([
    { ...second, correctedBy: null },
    { ...first, correctedBy: second.id },
  ])
  const again = { params: { ...params, noteId: first.id }, body: { text: 'called thrice' } }
  expect(await support.refusal('correctNote', again)).toMatchObject({ status: 409 })
  const lines = await owner.call('listAuditLines', { query: { action: 'write', subjectId: params.playerId } })
  expect(lines.map(({ operator, after }) => [operator, after])).toEqual([
    [owner.name, { noteId: second.id, isConfidential: false, corrects: first.id }],
    [support.name, { noteId: first.id, isConfidential: false, corrects: null }],
  ])
})

it('shows suspicions to risk and owners alone, whoever wrote them, and nobody notes of another player', async () => {
  const support = await platform.operator({ roles: ['support'] })
  const risk = await platform.operator({ roles: ['risk'] })
  const params = { playerId: (await platform.player()).id }
  const body = { text: 'cards of three people', isConfidential: true }
  const { id: noteId } = await support.call('writeNote', { params, body })
  expect(await support.call('listNotes', { params, query: {} })).toEqual([])
  expect(await risk.call('listNotes', { params, query: {} })).toMatchObject([body])
  expect(await support.refusal('correctNote', { params: { ...params, noteId }, body: { text: 'x' } })).toMatchObject({
    status: 404,
  })
  const other = { playerId: (await platform.player()).id }
  const elsewhere = { params: { ...other, noteId }, body: { text: 'x' } }
  expect(await risk.refusal('correctNote', elsewhere)).toMatchObject({ status: 404 })
  expect(await risk.call('correctNote', { params: { ...params, noteId }, body: { text: 'of two' } })).toMatchObject({
    isConfidential: true,
  })
  await withTransaction(platform.pool, (tx) => removeNotes(tx, [params.playerId]))
  expect(await risk.call('listNotes', { params, query: {} })).toEqual([])
})
