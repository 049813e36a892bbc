// @vitest-environment jsdom
import type { FieldDef } from '@baize/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  PLAYER_ID,
  type Platform,
  type Reply,
  accessToken,
  alertKeys,
  stage,
} from '../../../../test/fixtures/stage.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'

const REGISTER = 'POST /api/player/register'

const required = ['email', 'password', 'password_confirmation', 'country', 'currency', 'agreements']
const names = [...required, 'nickname', 'locale', 'bonusCode', 'referralCode', 'receiveEmailPromo', 'receiveSmsPromo']
const fields: FieldDef[] = names.map((name, index) => ({
  id: index,
  name,
  description: '',
  editable: true,
  isRequired: required.includes(name),
  isVisible: name !== 'nickname' && name !== 'locale',
  position: index,
}))
const country = (code: string, name: string, currency: string) => ({
  code,
  name,
  nativeName: name,
  phonePrefix: '1',
  currency,
  locale: 'en',
  additionalCurrency: [],
  restrict: false,
  restrictType: null,
})

interface Options {
  path?: string
  /** The ways of the house; the content shows e-mail alone where it is open. */
  ways?: { email: boolean; phone: boolean }
  platform?: Platform
}

const EMAIL = { email: true, phone: false }

async function open(
  register: () => Reply = () => ({ status: 500 }),
  { path = '/?sign-up=true', ways = EMAIL, platform }: Options = {},
) {
  const dialog = <SignUpDialog name="sign-up" closesOnOverlay={false} onClose={() => {}} />
  const scene = await stage(dialog, {
    path,
    platform: {
      [REGISTER]: register,
      'GET /api/settings/constants': () => ({ body: { data: { player: { registration: ways, socialAuth: [] } } } }),
      ...platform,
      'GET /api/player/fields/validations': () => ({ body: { data: fields } }),
      'GET /api/settings/countries': () => ({
        body: {
          data: [country('DE', 'Germany', 'EUR'), country('SE', 'Sweden', 'SEK')],
        },
      }),
    },
  })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open account' })
  const email = screen.getByRole('textbox', { name: /E-mail/ })
  const fill = async () => {
    await scene.user.type(email, 'ada.byron@example.com')
    await scene.user.type(screen.getByLabelText(/^Password/), 'secret77')
    await scene.user.type(screen.getByLabelText(/^Repeat password/), 'secret77')
    await scene.user.click(screen.getByRole('checkbox', { name: /legal age/ }))
  }
  return { ...scene, email, button, fill }
}

describe('registration', () => {
  it('stands ready with the country of the visitor and its currency, beside the others offered', async () => {
    const { user } = await open()
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Country/ })
    expect(box.value).toBe('Germany')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Currency/ }).value).toBe('EUR')
    await user.click(box)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Germany', 'Sweden'])
  })

  it('lets the currency follow the country', async () => {
    const { user } = await open()
    const box = screen.getByRole('combobox', { name: /Country/ })
    await user.click(box)
    await user.clear(box)
    await user.type(box, 'swe{ArrowDown}{Enter}')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Currency/ }).value).toBe('SEK')
  })

  it('cannot be sent before everything needed is there', async () => {
    const { button, fill } = await open()
    expect(button.disabled).toBe(true)
    await fill()
    expect(button.disabled).toBe(false)
  })

  it('sends every field of the scenario with the code from the address', async () => {
    const { user, button, fill, calls } = await open(() => ({ status: 500 }), { path: '/?sign-up=true&ref=FRIEND7' })
    await fill()
    await user.click(button)
    await waitFor(() => expect(calls.at(-1)?.operation).toBe(REGISTER))
    expect(window.dataLayer?.slice(-2)).toMatchObject([{ funnelStep: 'open' }, { funnelStep: 'sent' }])
    expect(calls.at(-1)!.body).toEqual({
      email: 'ada.byron@example.com',
      password: 'secret77',
      password_confirmation: 'secret77',
      country: 'DE',
      currency: 'EUR',
      agreements: '1',
      nickname: 'ada.by***',
      locale: 'en',
      bonusCode: '',
      referralCode: 'FRIEND7',
      receiveEmailPromo: '',
    })
  })

  it('shows the first message of a refused field and holds the button until the field is focused', async () => {
    const { user, button, fill, email } = await open(() => ({
      status: 422,
      body: { error: { code: 1, message: 'x', fields: { email: ['Already registered', 'And more'] } } },
    }))
    await fill()
    await user.click(button)
    expect(await screen.findByText('Already registered')).toBeTruthy()
    expect(screen.queryByText('And more')).toBeNull()
    expect(button.disabled).toBe(true)
    await user.click(email)
    expect(screen.queryByText('Already registered')).toBeNull()
    expect(button.disabled).toBe(false)
  })

  it('shows what the server says of a field the form hides', async () => {
    const { user, button, fill } = await open(() => ({
      status: 422,
      body: { error: { code: 1, message: 'x', fields: { nickname: ['Too plain'] } } },
    }))
    await fill()
    await user.click(button)
    const note = await screen.findByText(/Too plain/)
    await user.click(within(note).getByRole('button', { name: 'Understood' }))
    expect(button.disabled).toBe(false)
  })

  it('ends with an alert and the open wallet', async () => {
    const { user, button, fill, dialogs } = await open(() => ({
      body: { data: { accessToken: accessToken(), profile: { id: PLAYER_ID } } },
    }))
    await fill()
    await user.click(button)
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('wallet', { show: 'deposit-only' }))
    expect(alertKeys()).toEqual(['profile.successRegistration'])
  })

  it('keeps the codes behind a toggle', async () => {
    const { user } = await open()
    expect(screen.queryByRole('textbox', { name: 'Bonus code' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /bonus or invitation code/ }))
    expect(screen.getByRole('textbox', { name: 'Bonus code' })).toBeTruthy()
  })

  it('says what is true of the password', async () => {
    const { user } = await open()
    const password = screen.getByLabelText(/^Password/)
    await user.type(password, '12345')
    expect(screen.getByText('At least 6 characters')).toBeTruthy()
    await user.type(password, '6')
    expect(screen.getByText(/^Among the first that strangers try/)).toBeTruthy()
    await user.type(password, ' and a kettle')
    expect(screen.getByText(/^Hard to guess/)).toBeTruthy()
  })

  it('says what a field that is left lacks only when the press that left it is over', async () => {
    const { user, email } = await open()
    await user.type(email, 'ada@')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /legal age/ })
    await user.pointer({ keys: '[MouseLeft>]', target: box })
    expect(document.activeElement).not.toBe(email)
    expect(screen.queryByText('This is not a valid e-mail address')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: box })
    expect(box.checked).toBe(true)
    expect(await screen.findByText('This is not a valid e-mail address')).toBeTruthy()
  })

  it('asks before it closes', async () => {
    const { user, dialogs } = await open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialogs.open).toHaveBeenCalledWith('sign-up-cancel')
  })
})

describe('registration by phone', () => {
  const SEND = 'POST /api/player/otp/send'
  const BY_PHONE = 'POST /api/player/register/phone'
  const sent = { body: { data: { message: 'sent' } } }
  const refusal = (status: number, code: number, fields?: object) => ({
    status,
    body: { error: { code, message: 'Not this one', fields } },
  })

  async function openPhone(platform: Platform) {
    const scene = await open(undefined, { ways: { email: false, phone: true }, platform })
    const number = screen.getByRole('textbox', { name: 'Number' })
    await scene.user.type(number, '1701234567')
    await scene.user.type(screen.getByLabelText(/^Password/), 'secret77')
    await scene.user.type(screen.getByLabelText(/^Repeat password/), 'secret77')
    await scene.user.click(screen.getByRole('checkbox', { name: /legal age/ }))
    await scene.user.click(scene.button)
    return { ...scene, number }
  }

  it('sends a code, takes it, and opens the account with everything that was filled in', async () => {
    const { user, calls, dialogs } = await openPhone({
      [SEND]: () => sent,
      [BY_PHONE]: () => ({ body: { data: { accessToken: accessToken(), profile: { id: PLAYER_ID } } } }),
    })
    await user.type(await screen.findByRole('textbox', { name: 'Confirm your phone number' }), '123456')
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('wallet', { show: 'deposit-only' }))
    const bodyOf = (name: string) => calls.find(({ operation }) => operation === name)?.body
    expect(bodyOf(SEND)).toEqual({ phone: '11701234567', reason: 'registration' })
    expect(bodyOf(BY_PHONE)).toMatchObject({ phone: '11701234567', password: 'secret77', code: '123456' })
  })

  it('says in m:ss when another code may be asked for', async () => {
    await openPhone({ [SEND]: () => sent })
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(1:00|0:5\d)$/)
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  })

  it('says that a code is wrong, until it is changed', async () => {
    const { user } = await openPhone({ [SEND]: () => sent, [BY_PHONE]: () => refusal(400, 11003) })
    const code = await screen.findByRole('textbox', { name: 'Confirm your phone number' })
    await user.type(code, '123456')
    expect(await screen.findByText(/This code is not correct/)).toBeTruthy()
    await user.type(code, '{Backspace}')
    expect(screen.queryByText(/This code is not correct/)).toBeNull()
  })

  it('goes back to the form as it was', async () => {
    const { user, number } = await openPhone({ [SEND]: () => sent })
    await user.click(await screen.findByRole('button', { name: 'Change the number' }))
    expect((number as HTMLInputElement).value).toBe('1701234567')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('goes back by itself to a field the server refuses', async () => {
    const { user } = await openPhone({
      [SEND]: () => sent,
      [BY_PHONE]: () => refusal(422, 1, { password: ['Too well known'] }),
    })
    await user.type(await screen.findByRole('textbox', { name: 'Confirm your phone number' }), '123456')
    expect(await screen.findByText('Too well known')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('shows the limit under the phone when no code is sent', async () => {
    await openPhone({ [SEND]: () => refusal(429, 11005) })
    expect(await screen.findByText(/Too many codes were sent/)).toBeTruthy()
  })

  it.each([
    ['no code is sent', { [SEND]: () => refusal(429, 7) }],
    ['a code is not taken', { [SEND]: () => sent, [BY_PHONE]: () => refusal(429, 7) }],
  ])('says in the language of the page why %s, never in that of the server', async (_, platform) => {
    const { user } = await openPhone(platform)
    const code = BY_PHONE in platform && (await screen.findByRole('textbox', { name: 'Confirm your phone number' }))
    if (code) await user.type(code, '123456')
    await waitFor(() => expect(alertKeys()).toEqual(['global.tooManyAttempts']))
    expect(screen.queryByText('Not this one')).toBeNull()
  })
})
