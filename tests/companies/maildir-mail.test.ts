import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomToken, signRequest } from '@baize/kit'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverLetters } from '../../apps/platform/src/modules/delivery/mail/index.ts'
import { registerExample, startExample } from './outside.ts'

let platform: TestPlatform
let company: Awaited<ReturnType<typeof startExample>>
let secret: string
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maildir-'))
  platform = await startTestPlatform()
  const owner = await platform.operator()
  const off = { isEnabled: false, reason: 'another one comes' }
  await owner.call('switchCompany', { params: { companyId: 'mail' }, body: off })
  const registered = await registerExample(platform, { companyId: 'maildir', kind: 'mail' }, (own) =>
    startExample('maildir-mail/mail.mjs', {
      COMPANY_NAME: 'maildir',
      COMPANY_SECRET: own,
      MAILDIR: folder,
      PORT: '0',
    }),
  )
  ;({ company, secret } = registered)
})
afterAll(async () => {
  company.kill()
  await platform[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const mailbox = () => readdirSync(join(folder, 'new')).map((name) => readFileSync(join(folder, 'new', name), 'utf8'))

/** Parts of a letter as a mail program reads it. */
function open(letter: string) {
  const [head, body] = letter.split('\r\n\r\n') as [string, string]
  const plain = (words: string) =>
    words.replaceAll(/=\?utf-8\?B\?(.*?)\?=(\r\n )?/g, (_all, part) => Buffer.from(part, 'base64').toString('latin1'))
  const headers = new Map(head.split(/\r\n(?! )/).map((line) => line.split(/: (.*)/s) as [string, string]))
  const words = (name: string) => Buffer.from(plain(headers.get(name)!), 'latin1').toString()
  return { headers, words, text: Buffer.from(body, 'base64').toString() }
}

/** Hands a letter over as the platform does. */
async function post(letter: object, { by = secret } = {}) {
  const [path, body] = ['/inbox/v1/letters', JSON.stringify(letter)]
  const [timestamp, nonce] = [String(Date.now()), randomToken(16)]
  const signature = signRequest(by, { timestamp, nonce, method: 'POST', path, body })
  const signed = { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature }
  const reply = await fetch(company.url + path, {
    method: 'POST',
    body,
    headers: { 'x-provider': 'maildir', ...signed },
  })
  return [reply.status, ((await reply.json()) as { status: string }).status]
}

const letter = {
  letterId: crypto.randomUUID(),
  kind: 'communication',
  medium: 'email',
  from: 'Bäize <no-reply@play.example>',
  to: 'support@play.example',
  replyTo: 'anna@example.com',
  locale: 'fa',
  subject: 'سلام، من نمی‌توانم وارد حساب خودم شوم و به کمک شما نیاز دارم',
  text: 'سلام\n\nمن نمی‌توانم وارد شوم.',
  writtenAt: '2026-11-21T10:00:00.000Z',
}

it('takes the letter of a player who forgot their password, whose link then opens the account', async () => {
  const anna = await platform.player({ form: { locale: 'de' } })
  while ((await deliverLetters(platform.services)) > 0);
  const former = new Set(mailbox())
  await platform.client('resetPassword', { body: { email: anna.email } })
  await deliverLetters(platform.services)
  expect((await platform.pool.query('SELECT FROM letter')).rowCount).toBe(0)
  const [reset] = mailbox().filter((known) => !former.has(known))
  const { headers, words, text } = open(reset!)
  expect(headers.get('To')).toBe(anna.email)
  expect(words('Subject')).toBe('Neues Passwort wählen')
  const code = /^http:\S+\/([\w-]+)$/m.exec(text.replaceAll('\r', ''))![1]!
  const newPassword = 'battery staple'
  await platform.client('confirmPassword', { body: { code, newPassword, repeatNewPassword: newPassword } })
  const body = { login: anna.email, password: newPassword }
  expect((await platform.client('createSession', { body })).profile.id).toBe(anna.id)
})

it('puts a letter in once however often it comes, in any language', async () => {
  expect(await post(letter)).toEqual([200, 'ok'])
  expect(await post(letter)).toEqual([200, 'ok'])
  expect(await post({ ...letter, text: 'Something else' })).toEqual([409, 'letter_conflict'])
  const [kept, ...others] = mailbox().filter((text) => text.includes(letter.letterId))
  expect(others).toEqual([])
  const { headers, words, text } = open(kept!)
  expect(headers.get('Reply-To')).toBe('anna@example.com')
  expect(headers.get('Date')).toBe('Sat, 21 Nov 2026 10:00:00 +0000')
  expect([words('From'), words('Subject')]).toEqual([letter.from, letter.subject])
  expect(text.replaceAll('\r\n', '\n')).toBe(letter.text)
  for (const line of kept!.split('\r\n')) expect(line.length).toBeLessThan(77)
})

it('takes nothing from anybody who does not sign, and never what could forge a header', async () => {
  expect(await post(letter, { by: randomToken(48) })).toEqual([401, 'unauthorized'])
  const forged = { ...letter, letterId: crypto.randomUUID(), to: 'a@example.com\r\nBcc: everybody@example.com' }
  expect(await post(forged)).toEqual([422, 'malformed'])
  expect(mailbox().join('')).not.toContain('everybody')
})
