import { LimitDefinition } from '@baize/contract/kinds'
import { withTransaction } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushPorts } from '../../src/flows/delivery/judge-push.ts'
import { sendMessage } from '../../src/modules/delivery/notifications/index.ts'
import { deliverPushes, pushJobs } from '../../src/modules/delivery/push/index.ts'
import { startJobs } from '../../src/modules/ground/jobs/index.ts'
import { claimsOf, type FakeBrowser, type FakePushService, startPushService } from './fake-push-service.ts'

let platform: TestPlatform
let service: FakePushService
beforeAll(async () => {
  platform = await startTestPlatform()
  service = await startPushService()
})
afterAll(async () => {
  await platform[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const HOUR_MS = 3_600_000
type Kind = Parameters<typeof sendMessage>[1]['kind']

const devicesOf = async (player: TestPlayer) => (await player.call('getNotificationPreferences', {})).push.devices
const set = (player: TestPlayer, body: object) => player.call('setNotificationPreferences', { body })
const wantOffers = (player: TestPlayer) => set(player, { choices: [{ topic: 'offers', channel: 'push', isOn: true }] })

async function turnOn(player: TestPlayer): Promise<FakeBrowser> {
  const browser = service.browser()
  await player.call('addPushSubscription', { body: browser.subscription })
  return browser
}

async function tell(player: TestPlayer, kind: Kind, more: { id?: string; locale?: string } = {}): Promise<void> {
  const about = { kind, playerId: player.id, locale: 'en', ...more }
  await withTransaction(platform.pool, (tx) => sendMessage(tx, about, platform.clock.now()))
}

const deliver = () => deliverPushes(pushPorts(platform.services))
const titles = (browser: FakeBrowser) => service.shownBy(browser).map(({ title }) => title)

/** Noon, which is quiet for nobody, of the next day. */
beforeEach(() => {
  const now = platform.clock.now()
  const noon = new Date(now)
  noon.setUTCHours(36, 0, 0, 0)
  platform.clock.advance(noon.getTime() - now.getTime())
})

describe('a browser that shows messages', () => {
  it('gets what the player reads, in their language, closed for everybody else', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await tell(anna, 'withdrawalPaid', { locale: 'de' })
    await deliver()
    expect(service.shownBy(browser)).toEqual([
      {
        title: 'Auszahlung bezahlt',
        body: expect.any(String),
        url: expect.stringMatching(/^http.*\/profile\/history$/),
        tag: expect.any(String),
        lang: 'de',
      },
    ])
    const { headers, body } = service.received.at(-1)!
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
    expect(Number(headers.ttl)).toBeGreaterThan(0)
    expect(body.includes('Auszahlung')).toBe(false)
  })

  it('hears of the account at once, by a house that says who it is', async () => {
    const anna = await platform.player()
    await turnOn(anna)
    await tell(anna, 'newSignIn')
    await deliver()
    const received = service.received.at(-1)!
    expect(received.headers.urgency).toBe('high')
    const { push } = await anna.call('getNotificationPreferences', {})
    expect(await claimsOf(received)).toMatchObject({
      sub: 'mailto:support@baize.example',
      aud: expect.stringMatching(/^http:\/\/127\.0\.0\.1/),
      key: push.publicKey,
    })
  })

  it('is one of several, and each gets a message once', async () => {
    const anna = await platform.player()
    const browsers = [await turnOn(anna), await turnOn(anna)]
    const id = uuidv7(platform.clock.now().getTime())
    await tell(anna, 'depositArrived', { id })
    await tell(anna, 'depositArrived', { id })
    await Promise.all([deliver(), deliver()])
    await tell(anna, 'depositArrived', { id })
    await deliver()
    for (const browser of browsers) expect(titles(browser)).toEqual(['Deposit received'])
  })

  it('hears nothing of what its player does not want pushed', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await set(anna, { choices: [{ topic: 'money', channel: 'push', isOn: false }] })
    await tell(anna, 'depositArrived')
    await tell(anna, 'bonusGiven')
    await deliver()
    expect(titles(browser)).toEqual([])
    expect((await anna.call('listMessages', {})).map(({ content }) => content.title)).toContain('Deposit received')
    await wantOffers(anna)
    await tell(anna, 'bonusGiven')
    await deliver()
    expect(titles(browser)).toEqual(['You have a bonus'])
  })

  it('shows what is wanted there and not on the site', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await set(anna, { choices: [{ topic: 'money', channel: 'site', isOn: false }] })
    await tell(anna, 'depositArrived')
    await deliver()
    expect(titles(browser)).toEqual(['Deposit received'])
    expect(await anna.call('listMessages', {})).toHaveLength(1)
  })

  it('hears of no offer once its player takes a break, whatever was on its way', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await wantOffers(anna)
    await tell(anna, 'bonusGiven')
    await anna.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
    await tell(anna, 'withdrawalPaid')
    await deliver()
    expect(titles(browser)).toEqual(['Withdrawal paid'])
  })

  it('keeps quiet in quiet hours, save about the account, and hears the rest when they end', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await set(anna, { quietHours: { from: '11:00', to: '15:00' } })
    await tell(anna, 'depositArrived')
    await tell(anna, 'passwordChanged')
    await deliver()
    expect(titles(browser)).toEqual(['Your password was changed'])
    platform.clock.advance(3 * HOUR_MS - 1)
    expect(await deliver()).toBe(0)
    platform.clock.advance(1)
    await deliver()
    expect(titles(browser)).toEqual(['Your password was changed', 'Deposit received'])
  })
})

it('a message leaves by itself as soon as it is written', async () => {
  // Of its own, because those who look for jobs go by the real time.
  await using own = await startTestPlatform()
  const { pool, services, clock } = own
  const anna = await own.player()
  const browser = await turnOn(anna)
  const jobs = startJobs({ pool, logger: services.logger, ...pushJobs(pushPorts(services)) })
  try {
    const about = { kind: 'depositArrived', playerId: anna.id, locale: 'en' } as const
    await withTransaction(pool, (tx) => sendMessage(tx, about, clock.now()))
    await vi.waitFor(() => expect(titles(browser)).toEqual(['Deposit received']), { timeout: 10_000, interval: 5 })
  } finally {
    await jobs.stop()
  }
})

describe('a browser is forgotten', () => {
  it.each([404, 410, 403])('when its service says %d', async (status) => {
    const anna = await platform.player()
    await turnOn(anna)
    await tell(anna, 'depositArrived')
    service.answers.push({ status })
    await deliver()
    expect(await devicesOf(anna)).toEqual([])
  })

  it('with the sign-in it was turned on in, and no other', async () => {
    const anna = await platform.player()
    const { accessToken } = await anna.call('createSession', { body: { login: anna.email, password: anna.password } })
    const other = platform.visitor({ token: accessToken })
    await turnOn(anna)
    await other.call('addPushSubscription', { body: service.browser().subscription })
    expect(await devicesOf(anna)).toHaveLength(2)
    await other.call('logout', {})
    expect(await devicesOf(anna)).toHaveLength(1)
  })

  it('when its sign-in was ended from elsewhere, before anything more is said to it', async () => {
    const anna = await platform.player()
    const { accessToken } = await anna.call('createSession', { body: { login: anna.email, password: anna.password } })
    const other = platform.visitor({ token: accessToken })
    const browser = service.browser()
    await other.call('addPushSubscription', { body: browser.subscription })
    const [password, newPassword] = [anna.password, 'battery staple']
    await anna.call('changePassword', {
      body: { currentPassword: password, newPassword, repeatNewPassword: newPassword },
    })
    await deliver()
    expect(titles(browser)).toEqual([])
    expect(await devicesOf(anna)).toEqual([])
  })

  it('when its player turns it off, and nobody else can', async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    const browser = await turnOn(anna)
    const [id] = await devicesOf(anna)
    expect(await ben.refusal('removePushSubscription', { params: { id: id! } })).toMatchObject({ status: 404 })
    await tell(anna, 'depositArrived')
    const { push } = await anna.call('removePushSubscription', { params: { id: id! } })
    expect(push.devices).toEqual([])
    await deliver()
    expect(titles(browser)).toEqual([])
  })

  it('when somebody else turns it on, with all that was on its way', async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    const browser = await turnOn(anna)
    await tell(anna, 'depositArrived')
    await ben.call('addPushSubscription', { body: browser.subscription })
    await deliver()
    expect([await devicesOf(anna), titles(browser)]).toEqual([[], []])
    expect(await devicesOf(ben)).toHaveLength(1)
  })

  it('when ten newer ones are turned on', async () => {
    const anna = await platform.player()
    const first = await turnOn(anna)
    for (let n = 0; n < 10; n++) {
      platform.clock.advance(1)
      await turnOn(anna)
    }
    await tell(anna, 'depositArrived')
    await deliver()
    expect(await devicesOf(anna)).toHaveLength(10)
    expect(titles(first)).toEqual([])
  })
})

describe('a service in trouble', () => {
  it('gets a message again after pauses that grow, and as long as it asks for', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await tell(anna, 'depositArrived')
    service.answers.push({ status: 500 }, { status: 429, retryAfter: '120' })
    await deliver()
    expect(await deliver()).toBe(0)
    platform.clock.advance(5_000)
    expect(await deliver()).toBe(1)
    platform.clock.advance(119_999)
    expect(await deliver()).toBe(0)
    platform.clock.advance(1)
    await deliver()
    expect(titles(browser)).toEqual(['Deposit received'])
    expect(await deliver()).toBe(0)
  })

  it('that refuses a message gets it no more, and the house reports it', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await tell(anna, 'depositArrived')
    service.answers.push({ status: 413 })
    await deliver()
    expect(platform.reported.splice(0)).toHaveLength(1)
    expect(await devicesOf(anna)).toHaveLength(1)
    platform.clock.advance(24 * HOUR_MS)
    expect(await deliver()).toBe(0)
    expect(titles(browser)).toEqual([])
  })

  it('for two days is told nothing of what was then', async () => {
    const anna = await platform.player()
    const browser = await turnOn(anna)
    await tell(anna, 'depositArrived')
    service.answers.push({ status: 503 })
    await deliver()
    platform.clock.advance(48 * HOUR_MS)
    await deliver()
    expect(titles(browser)).toEqual([])
  })
})

it.each([
  ['http://push.example.com/abc', 'an open line'],
  ['https://192.168.0.1/abc', 'a number of the house'],
  ['https://desk.internal/abc', 'a name of the house'],
])('an address like %s is refused: %s', async (endpoint) => {
  const anna = await platform.player()
  const body = { ...service.browser().subscription, endpoint }
  expect(await anna.refusal('addPushSubscription', { body })).toMatchObject({
    status: 422,
    fields: { endpoint: expect.any(Array) },
  })
})

it('a key that is none is refused, and so are guests', async () => {
  const anna = await platform.player()
  const body = service.browser().subscription
  const refusal = await anna.refusal('addPushSubscription', { body: { ...body, p256dh: 'A'.repeat(87) } })
  expect(refusal).toMatchObject({ status: 422, fields: { p256dh: expect.any(Array) } })
  expect(await platform.refusal('addPushSubscription', { body })).toMatchObject({ status: 401 })
  expect(await platform.refusal('removePushSubscription', { params: { id: 'abc' } })).toMatchObject({ status: 401 })
})
