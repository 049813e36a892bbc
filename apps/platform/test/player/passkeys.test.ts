import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { exportPlayerData } from '../../src/flows/person/export-player-data.ts'
import { switchSecondFactorOn } from '../support/authenticators.ts'
import { addPasskeyTo, TestDevice } from '../support/passkeys.ts'
import { POST, TestPost } from '../support/post.ts'
import { downloadArchive } from '../support/download-archive.ts'
import { readZip } from '../support/read-zip.ts'

const REFUSED = { status: 400, code: 11_024 }
const NEEDED = { status: 409, code: 11_020 }

const post = new TestPost()
let platform: TestPlatform
let origin: string
let anna: TestPlayer
beforeAll(async () => {
  platform = await startTestPlatform({ companies: [POST], services: { fetch: post.fetch } })
  origin = platform.services.config.publicUrl
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

/** Whoever holds the device signs in. */
async function signIn(device: TestDevice) {
  const visitor = platform.visitor()
  const passkey = device.sign(await visitor.call('beginPasskeySignIn', {}))
  return { visitor, passkey, call: () => visitor.call('createSessionByPasskey', { body: { passkey } }) }
}

async function refusalOf(device: TestDevice) {
  const { visitor, passkey } = await signIn(device)
  return visitor.refusal('createSessionByPasskey', { body: { passkey } })
}

describe('adding one', () => {
  it('needs a fresh proof, is told by letter, and shows in the list', async () => {
    const thief = platform.visitor({ token: anna.token })
    expect(await thief.refusal('beginPasskey', {})).toMatchObject(NEEDED)
    const device = new TestDevice(origin)
    const attestation = device.make(await anna.call('beginPasskey', {}))
    const body = { name: 'My phone', attestation }
    expect(await thief.refusal('addPasskey', { body })).toMatchObject(NEEDED)
    await anna.call('addPasskey', { body })
    expect(await anna.call('listPasskeys', {})).toMatchObject([{ name: 'My phone', lastUsedAt: null }])
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'passkeyAdded')
    expect(letter?.text).toContain('My phone')
  })

  it('takes what a device made once, for the player it was asked for, on this site and by its owner', async () => {
    const eve = await platform.player()
    const device = new TestDevice(origin)
    const asked = await anna.call('beginPasskey', {})
    const attestation = device.make(asked)
    expect(await eve.refusal('addPasskey', { body: { name: 'Mine', attestation } })).toMatchObject(REFUSED)
    await anna.call('addPasskey', { body: { name: 'First', attestation } })
    expect(await anna.refusal('addPasskey', { body: { name: 'Again', attestation } })).toMatchObject(REFUSED)

    const phisher = new TestDevice('https://baize.example.net').make(await anna.call('beginPasskey', {}))
    expect(await anna.refusal('addPasskey', { body: { name: 'P', attestation: phisher } })).toMatchObject(REFUSED)
    const unattended = new TestDevice(origin)
    unattended.isVerifying = false
    const made = unattended.make(await anna.call('beginPasskey', {}))
    expect(await anna.refusal('addPasskey', { body: { name: 'U', attestation: made } })).toMatchObject(REFUSED)
    expect(await anna.call('listPasskeys', {})).toHaveLength(1)
  })

  it('ends at ten', async () => {
    for (let count = 0; count < 10; count++) await addPasskeyTo(anna, origin)
    const attestation = new TestDevice(origin).make(await anna.call('beginPasskey', {}))
    const refusal = await anna.refusal('addPasskey', { body: { name: 'One more', attestation } })
    expect(refusal).toMatchObject({ status: 409, code: 11_025 })
  })

  it('tells the device which ones the player has, so that it makes no second', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const { excludeCredentials } = await anna.call('beginPasskey', {})
    expect(excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }])
  })
})

describe('signing in', () => {
  it('needs neither name nor password, and notes when it was', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    platform.clock.advance(60_000)
    const auth = await (await signIn(device)).call()
    expect(auth.profile.id).toBe(anna.id)
    expect(await anna.call('listPasskeys', {})).toMatchObject([{ lastUsedAt: platform.clock.now().toISOString() }])
  })

  it('stands for both proofs, and is a fresh one', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    await switchSecondFactorOn(platform, anna)
    const { visitor, call } = await signIn(device)
    visitor.token = (await call()).accessToken
    await visitor.call('removeSecondFactor', {})
  })

  it('takes an answer once', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const { visitor, passkey, call } = await signIn(device)
    await call()
    expect(await visitor.refusal('createSessionByPasskey', { body: { passkey } })).toMatchObject(REFUSED)
  })

  it('lets one of two who send the same answer at once in', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const { call } = await signIn(device)
    const ends = await Promise.allSettled([call(), call()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses another site, a device that did not ask its owner, a stranger key and a false signature alike', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const stranger = new TestDevice(origin)
    expect(await refusalOf(stranger)).toMatchObject(REFUSED)
    device.isVerifying = false
    expect(await refusalOf(device)).toMatchObject(REFUSED)
    device.isVerifying = true
    const visitor = platform.visitor()
    const asked = await visitor.call('beginPasskeySignIn', {})
    const passkey = { ...device.sign(asked), signature: stranger.sign(asked).signature }
    expect(await visitor.refusal('createSessionByPasskey', { body: { passkey } })).toMatchObject(REFUSED)
    await (await signIn(device)).call()
  })

  it('refuses a copy of a device that counts', async () => {
    const device = new TestDevice(origin)
    device.counter = 5
    const attestation = device.make(await anna.call('beginPasskey', {}))
    await anna.call('addPasskey', { body: { name: 'Counting', attestation } })
    await (await signIn(device)).call()
    device.counter = 4
    expect(await refusalOf(device)).toMatchObject(REFUSED)
  })

  it('is over after a quarter of an hour, and what is over is removed', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const { visitor, passkey } = await signIn(device)
    platform.clock.advance(15 * 60_000)
    expect(await visitor.refusal('createSessionByPasskey', { body: { passkey } })).toMatchObject(REFUSED)
    await visitor.call('beginPasskeySignIn', {})
    platform.clock.advance(15 * 60_000)
    expect((await cleanUp(platform.services))['challenges of passkeys']).toBeGreaterThan(0)
  })

  it('is refused to a blocked player, and counts as a failure at the door where it fails', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const before = platform.services.security.counts().sign_in_failed
    await refusalOf(new TestDevice(origin))
    expect(platform.services.security.counts().sign_in_failed).toBe(before + 1)
    const risk = await platform.operator({ roles: ['risk'] })
    await risk.call('blockPlayer', { params: { playerId: anna.id }, body: { reason: 'a test of passkeys' } })
    expect(await refusalOf(device)).toMatchObject({ status: 403 })
  })
})

describe('a fresh proof', () => {
  it('is given by a passkey of the player, and by no other', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const eve = await platform.player()
    const { device: hers } = await addPasskeyTo(eve, origin)
    anna.cookies.delete('baize_proof')
    expect(await anna.refusal('closeAccount', {})).toMatchObject(NEEDED)
    expect((await anna.call('getProofWays', {})).ways).toEqual(['passkey', 'password'])
    const asked = await anna.call('beginPasskeyProof', {})
    expect(asked.allowCredentials.map(({ id }) => id)).toEqual([device.id])
    const theirs = { body: { by: 'passkey', passkey: hers.sign(asked) } }
    expect(await anna.refusal('giveProof', theirs)).toMatchObject(REFUSED)
    const passkey = device.sign(await anna.call('beginPasskeyProof', {}))
    await anna.call('giveProof', { body: { by: 'passkey', passkey } })
    await anna.call('closeAccount', {})
  })

  it('is not given by what was signed for a sign-in', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    const passkey = device.sign(await anna.call('beginPasskeySignIn', {}))
    expect(await anna.refusal('giveProof', { body: { by: 'passkey', passkey } })).toMatchObject(REFUSED)
  })
})

describe('what a player has', () => {
  it('is named anew and removed, after a fresh proof, and signs in no more', async () => {
    const { id, device } = await addPasskeyTo(anna, origin)
    await anna.call('renamePasskey', { params: { id }, body: { name: 'Old phone' } })
    expect(await anna.call('listPasskeys', {})).toMatchObject([{ id, name: 'Old phone' }])
    const thief = platform.visitor({ token: anna.token })
    expect(await thief.refusal('removePasskey', { params: { id } })).toMatchObject(NEEDED)
    await anna.call('removePasskey', { params: { id } })
    expect(await refusalOf(device)).toMatchObject(REFUSED)
    expect(await anna.refusal('removePasskey', { params: { id } })).toMatchObject({ status: 404 })
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'passkeyRemoved')
    expect(letter?.text).toContain('Old phone')
  })

  it('keeps its key, whatever is said of it', async () => {
    const { id, device } = await addPasskeyTo(anna, origin)
    const keys = async () =>
      (await platform.pool.query('SELECT credential_id, public_key FROM passkey WHERE id = $1', [id])).rows
    const before = await keys()
    const forged = { name: 'Mine', publicKey: 'AAAA', attestation: new TestDevice(origin).id }
    const reply = await anna.fetch(`/api/player/passkeys/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(forged),
    })
    expect(reply.status).toBe(422)
    await anna.call('renamePasskey', { params: { id }, body: { name: 'Mine' } })
    await (await signIn(device)).call()
    expect(await keys()).toEqual(before)
  })

  it('stands in what they take along, without the keys', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    await anna.call('requestExport', {})
    const { rows } = await platform.pool.query('SELECT id FROM player_export WHERE ready_at IS NULL')
    for (const { id } of rows) await exportPlayerData(platform.services, id)
    const files = readZip((await downloadArchive(anna)).archive)
    expect(JSON.parse(files['passkeys.json']!)).toMatchObject([{ name: 'My phone' }])
    expect(JSON.stringify(files)).not.toContain(device.id)
  })

  it('is gone with the account', async () => {
    const { device } = await addPasskeyTo(anna, origin)
    await anna.call('closeAccount', {})
    expect(await refusalOf(device)).toMatchObject(REFUSED)
    expect((await platform.pool.query('SELECT FROM passkey WHERE player_id = $1', [anna.id])).rows).toEqual([])
  })
})
