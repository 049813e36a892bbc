import { withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverLetters, type SmtpServer, writeLetter } from '../../src/modules/delivery/mail/index.ts'
import { localhostCertificate } from '../support/localhost-certificate.ts'

const HOUR_MS = 3_600_000
const LINK = '/password/reset/a-secret-code'
const USER = { user: 'house', password: 'the word of the house' }

/** What the server took, and over what kind of connection. */
interface Taken {
  source: string
  from: string
  to: string[]
  isEncrypted: boolean
  user: string | undefined
}

type Answer = { at: 'recipient' | 'data' | 'sender'; code: number }

/** A real mail server that keeps what it gets, and can be told to refuse. */
class MailServer {
  readonly taken: Taken[] = []
  readonly answers: Answer[] = []
  attempts = 0
  #server: SMTPServer | undefined

  async listen(options: SMTPServerOptions = {}): Promise<number> {
    const answerAt = (at: Answer['at']): Error | null => {
      if (this.answers[0]?.at !== at) return null
      return Object.assign(new Error('not now'), { responseCode: this.answers.shift()!.code })
    }
    const server = new SMTPServer({
      ...localhostCertificate,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) =>
        username === USER.user && password === USER.password
          ? done(null, { user: username })
          : done(new Error('who are you')),
      onMailFrom: (_address, _session, done) => {
        this.attempts += 1
        done(answerAt('sender'))
      },
      onRcptTo: (_address, _session, done) => done(answerAt('recipient')),
      onData: (stream, { envelope, secure, user }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const refusal = answerAt('data')
          if (refusal) return done(refusal)
          this.taken.push({
            source: Buffer.concat(chunks).toString(),
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            isEncrypted: secure,
            user: user as string | undefined,
          })
          done()
        })
      },
      ...options,
    })
    this.#server = server
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.server.address() as { port: number }).port
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve()))
  }
}

let server: MailServer
let platform: TestPlatform

beforeEach(() => void (server = new MailServer()))
afterEach(async () => {
  await platform[Symbol.asyncDispose]()
  await server.close()
})

async function start(smtp: Partial<SmtpServer> = {}, options?: SMTPServerOptions): Promise<void> {
  const port = await server.listen(options)
  platform = await startTestPlatform()
  platform.services.config.mail.smtp = {
    host: 'localhost',
    port,
    encryption: 'starttls',
    ...USER,
    ca: localhostCertificate.cert,
    ...smtp,
  }
}

const write = (to = 'anna@example.com', locale = 'fa') =>
  withTransaction(platform.pool, (tx) =>
    writeLetter(tx, platform.services, {
      kind: 'passwordReset',
      to,
      locale,
      values: { link: LINK, minutes: 60 },
      expiresAt: new Date(platform.clock.now().getTime() + HOUR_MS),
    }),
  )
const deliver = () => deliverLetters(platform.services)
const waiting = async () => (await platform.pool.query('SELECT * FROM letter')).rows
const givenUp = async () => (await platform.pool.query('SELECT recipient, reason, attempts FROM letter_given_up')).rows

describe('a mail server gets letters', () => {
  it('over an encrypted connection, signed in, as plain text and as HTML', async () => {
    await start()
    await write()
    const [{ id }] = await waiting()
    expect(await deliver()).toBe(1)
    expect(server.taken).toHaveLength(1)
    const { source, ...taken } = server.taken[0]!
    expect(taken).toEqual({
      from: 'no-reply@baize.example',
      to: ['anna@example.com'],
      isEncrypted: true,
      user: USER.user,
    })
    expect(source).toContain(`Message-ID: <${id}@baize.example>`)
    expect(source).toMatch(/^From: Baize <no-reply@baize\.example>\r$/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(source).toMatch(/^Content-Language: fa\r$/m)
    expect(source.match(/^Content-Type: text\/(plain|html); charset=utf-8/gm)).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  it('encrypted from the first byte, where it wants that', async () => {
    await start({ encryption: 'implicit' }, { secure: true })
    await write()
    await deliver()
    expect(server.taken).toMatchObject([{ isEncrypted: true }])
  })

  it('never in the clear when it offers no encryption, nor the password of the house', async () => {
    const heard: string[] = []
    await start(
      {},
      { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], onAuth: ({ password }) => void heard.push(password!) },
    )
    await write()
    await deliver()
    expect([server.taken, heard]).toEqual([[], []])
    expect(await waiting()).toHaveLength(1)
  })

  it('in the clear only where the operator says so', async () => {
    await start(
      { encryption: 'off', user: null, password: null },
      { authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] },
    )
    await write()
    await deliver()
    expect(server.taken).toMatchObject([{ isEncrypted: false }])
  })

  it('not when nobody vouches for its certificate', async () => {
    await start({ ca: null })
    await write()
    await deliver()
    expect(server.taken).toEqual([])
    expect(await waiting()).toHaveLength(1)
  })
})

describe('a mail server that does not take a letter', () => {
  it.each<Answer>([
    { at: 'recipient', code: 450 },
    { at: 'data', code: 451 },
    { at: 'sender', code: 550 },
  ])('now ($at $code) gets it again after pauses that grow', async (answer) => {
    await start()
    await write()
    server.answers.push(answer, answer)
    for (const pauseMs of [1_000, 2_000]) {
      expect(await deliver()).toBe(1)
      platform.clock.advance(pauseMs - 1)
      expect(await deliver()).toBe(0)
      platform.clock.advance(1)
    }
    expect(await deliver()).toBe(1)
    expect(server.taken).toHaveLength(1)
    expect(server.attempts).toBe(3)
    expect(await givenUp()).toEqual([])
  })

  it.each<Answer>([
    { at: 'recipient', code: 550 },
    { at: 'data', code: 554 },
  ])('for good ($at $code) is not asked again, and that is recorded', async (answer) => {
    await start()
    await write('nobody@example.com')
    server.answers.push(answer)
    await deliver()
    expect(await waiting()).toEqual([])
    expect(await givenUp()).toEqual([{ recipient: 'nobody@example.com', reason: 'refused', attempts: 1 }])
    expect(platform.reported.splice(0)).toHaveLength(1)
    platform.clock.advance(HOUR_MS)
    expect(await deliver()).toBe(0)
    expect(server.attempts).toBe(1)
  })

  it('because the house gave a wrong password, gets the letter once that is put right', async () => {
    await start({ password: 'a wrong one' })
    await write()
    await deliver()
    expect(await waiting()).toHaveLength(1)
    platform.services.config.mail.smtp!.password = USER.password
    platform.clock.advance(1_000)
    await deliver()
    expect(server.taken).toHaveLength(1)
  })

  it('because it is away, gets the letter when it is back', async () => {
    await start()
    await server.close()
    await write()
    await deliver()
    expect(await waiting()).toHaveLength(1)
    const port = await server.listen()
    platform.services.config.mail.smtp!.port = port
    platform.clock.advance(1_000)
    await deliver()
    expect(server.taken).toHaveLength(1)
  })
})

it('shows operators whom no letter reached', async () => {
  await start()
  await write('nobody@example.com')
  server.answers.push({ at: 'recipient', code: 550 })
  await deliver()
  platform.reported.splice(0)
  const support = await platform.operator({ roles: ['support'] })
  expect(await support.call('listGivenUpLetters', { query: {} })).toMatchObject([
    { kind: 'passwordReset', medium: 'email', recipient: 'nobody@example.com', reason: 'refused', attempts: 1 },
  ])
})
