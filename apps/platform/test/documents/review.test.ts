import { DocumentStatus } from '@baize/contract'
import { withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviewDocument } from '../../src/flows/person/review-document.ts'
import { type Judgement, listWaiting } from '../../src/modules/person/documents/index.ts'
import { factsOf } from '../support/money.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { send } from './send.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const approve: Judgement = { kind: 'approve' }
const reject = (note: string | null = null): Judgement => ({ kind: 'reject', reason: 'expired', note })
const judge = (id: string, judgement: Judgement) =>
  withTransaction(platform.pool, (tx) => reviewDocument(tx, platform.services, id, judgement, 'olga'))
const list = (player: TestPlayer) => player.call('listDocuments', {})
const lettersTo = async (player: TestPlayer) =>
  (await post.lettersTo(platform, player.email)).filter(({ kind }) => kind.startsWith('document'))
const titlesOf = async (player: TestPlayer) =>
  (await player.callWithMeta('listMessages', { query: {} })).data.map(({ content }) => content.title)

it('waits in the order in which documents came', async () => {
  const anna = await platform.player()
  const first = await send(anna)
  platform.clock.advance(1_000)
  const second = await send(anna, 'address')
  const { rows, totalRows } = await listWaiting(platform.pool, { limit: 50, offset: 0 })
  expect(totalRows).toBe(2)
  expect(rows.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(rows[0]).toMatchObject({ playerId: anna.id, type: 'identity_front', fileName: 'passport.jpg' })
})

it('that ends well is told to open pages, by the bell and by letter, once', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  const { before, after } = await judge(id, approve)
  expect([before.status, after.status, after.reviewedBy]).toEqual([2, 1, 'olga'])
  await judge(id, approve)
  expect(await list(anna)).toMatchObject([{ id, status: DocumentStatus.approve, rejectReason: null }])
  expect(await factsOf(platform.pool, 'player:profile', anna.id)).toEqual([
    { event: 'player.kyc.updated', type: 2, value: true },
  ])
  expect((await titlesOf(anna)).filter((title) => title === 'Document accepted')).toHaveLength(1)
  expect(await lettersTo(anna)).toMatchObject([{ kind: 'documentApproved', subject: 'Your document was accepted' }])
})

it('that ends badly says why, in the language of the player', async () => {
  const anna = await platform.player({ form: { locale: 'de' } })
  const { id } = await send(anna)
  await judge(id, reject('Bitte den neuen Ausweis senden.'))
  const why = 'Dieses Dokument ist nicht mehr gültig. Bitte den neuen Ausweis senden.'
  expect(await list(anna)).toMatchObject([{ id, status: DocumentStatus.canceled, rejectReason: why }])
  expect(await factsOf(platform.pool, 'player:profile', anna.id)).toMatchObject([{ type: 2, value: false }])
  const [letter] = await lettersTo(anna)
  expect(letter).toMatchObject({ kind: 'documentRejected', locale: 'de' })
  expect(letter!.text).toContain(`\n\n${why}\n\n`)
  expect(letter!.text).toContain('\nhttp://localhost:3000/de/profile/documents\n')
})

it('does not change its mind', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  await judge(id, approve)
  await expect(judge(id, reject())).rejects.toMatchObject({ reason: 'document_decided' })
  expect(await list(anna)).toMatchObject([{ status: DocumentStatus.approve }])
  expect(await lettersTo(anna)).toHaveLength(1)
})

it('of two reviewers at the same moment hears one', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  const outcomes = await Promise.allSettled([judge(id, approve), judge(id, reject())])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lettersTo(anna)).toHaveLength(1)
})

it('finds nothing under the id of a document that was taken back', async () => {
  const anna = await platform.player()
  const { id } = await send(anna)
  await anna.call('deleteDocument', { params: { id } })
  await expect(judge(id, approve)).rejects.toMatchObject({ reason: 'not_found' })
  await expect(judge('none', approve)).rejects.toMatchObject({ reason: 'not_found' })
})
