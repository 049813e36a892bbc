// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Platform, type Reply, alertKeys, held, stage } from '../../../../test/fixtures/stage.tsx'
import { ForgotPassDialog } from './forgot-pass-dialog.tsx'
import { ConfirmationFailedDialog } from '../sign-up/confirmation-failed-dialog.tsx'
import { ProfileConfirmedDialog } from '../sign-up/profile-confirmed-dialog.tsx'
import { ResetPassDialog } from './reset-pass-dialog.tsx'

const RESET = 'POST /api/player/passwords/reset'
const CONFIRM = 'POST /api/player/passwords/confirm'

const refusal = (status: number, fields?: object, code = 1) => ({
  status,
  body: { error: { code, message: 'No', fields } },
})
const done = { body: { data: { message: 'ok' } } }

/** What was sent so far; what was only asked for is no part of it. */
const sentOf = (calls: readonly { body: unknown }[]) => () => calls.flatMap(({ body }) => (body ? [body] : []))

describe('a forgotten password', () => {
  async function open(answer: () => Reply | Promise<Reply>) {
    const dialog = <ForgotPassDialog name="forgot-pass" closesOnOverlay={false} onClose={() => {}} />
    const scene = await stage(dialog, { platform: { [RESET]: answer } })
    const email = await screen.findByRole('textbox', { name: /E-mail/ })
    return { ...scene, sent: sentOf(scene.calls), email, button: screen.getByRole('button', { name: 'Send the link' }) }
  }

  it('sends a link to the address, says so, and closes', async () => {
    const { user, email, dialogs, sent } = await open(() => done)
    expect(document.activeElement).toBe(email)
    await user.type(email, ' ada@example.com {Enter}')
    await waitFor(() => expect(dialogs.close).toHaveBeenCalledWith('forgot-pass'))
    expect(alertKeys()).toEqual(['profile.sentResetLink'])
    expect(sent()).toEqual([{ email: 'ada@example.com' }])
  })

  it('asks for an address before it asks the server', async () => {
    const { user, email, button, sent } = await open(() => done)
    await user.type(email, 'ada')
    await user.click(button)
    expect(screen.getByText('This is not a valid e-mail address')).toBeTruthy()
    expect(document.activeElement).toBe(email)
    expect(sent()).toEqual([])
  })

  it.each([
    ['de', 'Mindestens 6 Zeichen'],
    ['fa', 'دست‌کم ۶ نویسه'],
  ])('says what the server refuses in the language of the page: %s', async (locale, words) => {
    const issues = { email: [{ code: 'min', values: { min: 6 } }] }
    const answer = {
      status: 422,
      body: { error: { code: 1, message: 'No', fields: { email: ['Too short'] }, issues } },
    }
    const dialog = <ForgotPassDialog name="forgot-pass" closesOnOverlay={false} onClose={() => {}} />
    const { user } = await stage(dialog, { platform: { [RESET]: () => answer }, info: { locale } })
    const email = await waitFor(() => document.querySelector<HTMLInputElement>('input[name=email]')!)
    await user.type(email, 'ada@example.com{Enter}')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('Too short')).toBeNull()
  })

  it('shows under the field what the server says of it, until the field is focused', async () => {
    const { user, email, button } = await open(() => refusal(422, { email: ['Not like this'] }))
    await user.type(email, 'ada@example.com')
    await user.click(button)
    expect(await screen.findByText('Not like this')).toBeTruthy()
    await user.click(email)
    expect(screen.queryByText('Not like this')).toBeNull()
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = held<Reply>()
    const { user, email, button, sent } = await open(() => answer.promise)
    await user.type(email, 'ada@example.com')
    await user.click(button)
    await user.click(button)
    expect(sent()).toHaveLength(1)
    answer.release(refusal(429))
    await waitFor(() => expect(alertKeys()).toEqual(['global.tooManyAttempts']))
  })

  it('leads to registration in place of itself', async () => {
    const { user, dialogs } = await open(() => done)
    await user.click(screen.getByRole('button', { name: /Register/ }))
    expect(dialogs.open).toHaveBeenCalledWith('sign-up')
  })
})

describe('a new password', () => {
  async function open(answer: Platform[string], path = '/?reset-pass=true&resetCode=abc') {
    const dialog = <ResetPassDialog name="reset-pass" closesOnOverlay={false} onClose={() => {}} />
    const scene = await stage(dialog, { path, platform: { [CONFIRM]: answer } })
    const first = await screen.findByLabelText(/^New password/)
    const again = screen.getByLabelText(/^Repeat new password/)
    return {
      ...scene,
      sent: sentOf(scene.calls),
      first,
      again,
      button: screen.getByRole('button', { name: 'Save password' }),
    }
  }

  it('is sent with the code of the address, and the dialog closes with an alert', async () => {
    const { user, first, again, dialogs, sent } = await open(() => done)
    expect(document.activeElement).toBe(first)
    await user.type(first, 'secret77')
    expect(screen.getByText(/^Among the first that strangers try/)).toBeTruthy()
    await user.type(again, 'secret77{Enter}')
    await waitFor(() => expect(dialogs.close).toHaveBeenCalledWith('reset-pass'))
    expect(alertKeys()).toEqual(['profile.passwordChanged'])
    expect(sent()[0]).toEqual({ code: 'abc', newPassword: 'secret77', repeatNewPassword: 'secret77' })
  })

  it('has at least 6 characters, twice the same', async () => {
    const { user, first, again, button, sent } = await open(() => done)
    await user.type(first, 'abc')
    await user.type(again, 'abd')
    await user.click(button)
    expect(screen.getByText('At least 6 characters')).toBeTruthy()
    expect(screen.getByText('The passwords do not match')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it.each([
    ['a refused code', refusal(422, { code: ['Expired'] }), '/?reset-pass=true&resetCode=abc'],
    ['another refusal', refusal(404), '/?reset-pass=true&resetCode=abc'],
    ['no code at all', refusal(500), '/?reset-pass=true'],
  ])('offers a new link after %s', async (_, reply, path) => {
    const { user, first, again, dialogs } = await open(() => reply, path)
    await user.type(first, 'secret77')
    await user.type(again, 'secret77{Enter}')
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('forgot-pass'))
    expect(alertKeys()).toEqual(['profile.invalidResetCode'])
  })

  it('blames the link for nothing that is not its fault', async () => {
    const { user, first, again, dialogs } = await open(() => refusal(500))
    await user.type(first, 'secret77')
    await user.type(again, 'secret77{Enter}')
    await waitFor(() => expect(alertKeys()).toEqual(['global.somethingWrong']))
    expect(dialogs.open).not.toHaveBeenCalled()
  })
})

it('a confirmed address is said, and one button goes on', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await stage(<ProfileConfirmedDialog name="profile-confirmed" closesOnOverlay onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Your e-mail is confirmed' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onClose).toHaveBeenCalledOnce()
})

describe('a confirmation link that is not good', () => {
  const RESEND = 'POST /api/player/profile/confirmations/email/resend'
  const open = (isPlayer: boolean, answer: () => Reply) => {
    const dialog = <ConfirmationFailedDialog name="confirmation-failed" closesOnOverlay onClose={() => {}} />
    return stage(dialog, { isPlayer, platform: { [RESEND]: answer } })
  }

  it('offers a player a new one', async () => {
    const { user } = await open(true, () => done)
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
    await waitFor(() => expect(alertKeys()).toEqual(['profile.resentVerification']))
  })

  it('says so to a player whose address is confirmed already', async () => {
    const { user, dialogs } = await open(true, () => refusal(409, undefined, 11012))
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('profile-confirmed'))
  })

  it('asks a guest to sign in for it', async () => {
    const { user, dialogs } = await open(false, () => done)
    await user.click(await screen.findByRole('button', { name: 'Sign in to get a new link' }))
    expect(dialogs.open).toHaveBeenCalledWith('sign-in')
  })
})
