import { ManualClock } from '@baize/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCard, isLuhnValid, testCards } from './cards.ts'
import { amountText } from './amount.ts'
import { orderFor, START, startCashier, startPlatform, userOf } from './fixture.ts'
import type { Platform, RunningCashier } from './fixture.ts'

let platform: Platform
let cashier: RunningCashier
let user: ReturnType<typeof userOf>
const clock = new ManualClock(START)

beforeAll(async () => {
  platform = await startPlatform(clock)
  cashier = await startCashier(platform, clock)
  user = userOf(cashier, clock)
})

afterAll(async () => {
  await cashier.close()
  await platform.close()
})

const open = (over = {}) => user.open(orderFor(platform, over))

describe('the payment page', () => {
  it.each([
    ['en', 'ltr', 'Pay 25.50\u00a0EUR'],
    ['de', 'ltr', '25,50\u00a0EUR bezahlen'],
    ['fa', 'rtl', 'پرداخت ۲۵٫۵۰\u00a0EUR'],
    ['fa-IR', 'rtl', 'پرداخت'],
    ['pt-BR', 'ltr', 'Pay 25.50\u00a0EUR'],
  ])('speaks the language of the payment: %s', async (locale, direction, button) => {
    const { text } = await user.page(`/cashier/pay?token=${await open({ locale })}`)
    expect(text).toContain(`dir="${direction}"`)
    expect(text).toContain(button)
  })

  it('leads back from the status to the form in a language it speaks, whatever the link says', async () => {
    const token = await open()
    const { status, location } = await user.page(`/cashier/pay/status?token=${token}&lang=%0D%0Ax%26card=approve`)
    expect([status, location]).toEqual([303, `/cashier/pay?token=${token}&lang=en`])
  })

  it('changes its language by a link', async () => {
    expect((await user.page(`/cashier/pay?token=${await open()}&lang=de`)).text).toContain('25,50\u00a0EUR bezahlen')
  })

  it('is filled in by a tap on a test card, and pays with it', async () => {
    const token = await open()
    const { text } = await user.page(`/cashier/pay?token=${token}&card=approve`)
    expect(text).toContain('value="9000 1000 0000 0009"')
    expect(text).toContain('value="12/29"')
  })

  it('forbids scripts, frames and forms to strangers, and is kept by nobody', async () => {
    const { headers } = await user.page(`/cashier/pay?token=${await open()}`)
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${platform.url}; frame-ancestors 'none'; base-uri 'none'`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('has no script, no inline style and no handler', async () => {
    const { text } = await user.page(`/cashier/pay?token=${await open()}`)
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i)
  })

  it('links a style sheet that exists', async () => {
    const { text } = await user.page(`/cashier/pay?token=${await open()}`)
    const sheet = await user.page(/href="(\/cashier\/assets\/[^"]+)"/.exec(text)![1]!)
    expect(sheet.status).toBe(200)
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it('shows what the platform says as text, never as markup', async () => {
    const { text } = await user.page(
      `/cashier/pay?token=${await open({ playerReference: '<img src=x onerror=alert(1)>' })}`,
    )
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toContain('<img')
  })

  it('says at each field what is wrong, and gives back neither number nor security code', async () => {
    const token = await open()
    const typed = { number: '1234 5678 1234 5678', expiry: '13/20', cvc: '98765', holder: '' }
    const reply = await user.submit('/cashier/pay/card', { ...(await user.hiddenFields(token)), ...typed })
    expect(reply.status).toBe(422)
    for (const field of ['number', 'expiry', 'cvc', 'holder']) expect(reply.text).toContain(`id="${field}-problem"`)
    expect(reply.text).toContain('value="13/20"')
    expect(reply.text).not.toContain('1234 5678')
    expect(reply.text).not.toContain('98765')
  })

  it('takes no form that it did not make', async () => {
    const token = await open()
    const card = user.cardFields('approve')
    const hidden = await user.hiddenFields(token)
    const other = await user.hiddenFields(await open())
    await user.submit('/cashier/pay/card', { token, ...card })
    await user.submit('/cashier/pay/card', { ...hidden, key: other.key!, ...card })
    expect(
      (await user.submit('/cashier/pay/card', { ...hidden, ...card }, { origin: 'https://elsewhere.example' })).status,
    ).toBe(403)
    expect((await user.page(`/cashier/pay?token=${token}`)).text).toContain('action="/cashier/pay/card"')
  })

  it('does not exist without the token of a payment', async () => {
    for (const path of [
      '/cashier/pay',
      '/cashier/pay?token=',
      '/cashier/pay?token=guess',
      '/cashier/pay?token=a&token=b',
      '/cashier/pay/status?token=guess',
    ])
      expect((await user.page(path)).status).toBe(404)
    expect((await user.submit('/cashier/pay/card', { token: 'guess' })).status).toBe(404)
  })

  it('lets nobody try tokens, nor cards, without end', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => user.page(`/cashier/pay?token=guess-${index}`)),
    )
    expect(guesses.some(({ status }) => status === 429)).toBe(true)
    const token = await open()
    const hidden = await user.hiddenFields(token)
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => user.submit('/cashier/pay/card', { ...hidden, number: '1' })),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(20)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
    clock.advance(60_000)
    expect((await user.submit('/cashier/pay/card', { ...hidden, number: '1' })).status).toBe(422)
  })
})

describe('cards', () => {
  const good = { number: testCards[0]!.number, expiry: '12/29', cvc: '123', holder: 'A Person' }
  const problems = (over: Partial<typeof good>) => {
    const check = checkCard({ ...good, ...over }, START)
    return check.kind === 'refused' ? check.problems : {}
  }

  it('of the test set have numbers that could be real, and belong to no bank', () => {
    expect(testCards.filter(({ number }) => !isLuhnValid(number) || !/^9\d{15}$/.test(number))).toEqual([])
  })

  it.each([
    [{ number: '9000 1000 0000 0009' }, {}],
    [{ number: '۹۰۰۰ ۱۰۰۰ ۰۰۰۰ ۰۰۰۹', expiry: '۱۲/۲۹', cvc: '۱۲۳' }, {}],
    [{ expiry: '11/26' }, {}],
    [{ expiry: '10/26' }, { expiry: 'expiry_past' }],
    [{ expiry: '00/29' }, { expiry: 'expiry_invalid' }],
    [{ expiry: '' }, { expiry: 'expiry_invalid' }],
    [{ number: '9000 1000 0000 0008' }, { number: 'number_invalid' }],
    [{ number: '' }, { number: 'number_invalid' }],
    [{ number: '9000 1000 0000 000a' }, { number: 'number_invalid' }],
    [{ number: '4111 1111 1111 1111' }, { number: 'number_unknown' }],
    [{ cvc: '12' }, { cvc: 'cvc_invalid' }],
    [{ holder: ' ' }, { holder: 'holder_missing' }],
  ])('typed as %j are refused for %j', (over, expected) => {
    expect(problems(over)).toEqual(expected)
  })
})

describe('amounts', () => {
  it.each([
    ['2550', '100', 'EUR', 'en', '25.50\u00a0EUR'],
    ['123456789', '100', 'EUR', 'de', '1.234.567,89\u00a0EUR'],
    ['500', '1', 'JPY', 'en', '500\u00a0JPY'],
    ['1000000000000000001', '1000000000000000000', 'ETH', 'en', '1.000000000000000001\u00a0ETH'],
  ] as const)('%s of 1/%s %s in %s read %s', (amount, subunitToUnit, currency, language, expected) => {
    expect(amountText(amount, subunitToUnit, currency, language)).toBe(expected)
  })
})
