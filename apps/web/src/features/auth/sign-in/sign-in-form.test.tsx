// @vitest-environment jsdom
import { type SessionEnd, sessionEnds } from '@baize/contract/codes'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PLAYER_ID, accessToken, alertKeys, held, stage, type Reply } from '../../../../test/fixtures/stage.tsx'
import { session } from '../../../shared/session/session.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { signInQuery } from './sign-in-query.ts'

const SIGN_IN = 'POST /api/player/sessions'
const CONSTANTS = 'GET /api/settings/constants'
const socialAuth = (names: string[]) => ({ body: { data: { player: { socialAuth: names } } } })
const refusal = (status: number, fields?: object) => ({ status, body: { error: { code: 1, message: 'No', fields } } })

async function open(answer: () => Reply | Promise<Reply>, { social = [] as string[], path = '/' } = {}) {
  const dialog = <SignInDialog name="sign-in" closesOnOverlay={false} onClose={() => {}} />
  const platform = { [SIGN_IN]: answer, [CONSTANTS]: () => socialAuth(social) }
  const scene = await stage(dialog, { path, platform })
  const login = await screen.findByRole('textbox', { name: /E-mail/ })
  const password = screen.getByLabelText(/^Password/)
  const calls = () => scene.calls.filter(({ operation }) => operation === SIGN_IN)
  return { ...scene, calls, login, password, button: screen.getByRole('button', { name: 'Sign in' }) }
}

describe('signing in', () => {
  it('starts in the e-mail field, and Enter submits from any field', async () => {
    const { user, login, password, calls } = await open(() => ({
      body: { data: { accessToken: accessToken(), profile: { id: PLAYER_ID } } },
    }))
    expect(document.activeElement).toBe(login)
    await user.type(login, ' ada@example.com ')
    await user.type(password, 'secret77{Enter}')
    await waitFor(() => expect(session.getState()).toEqual({ status: 'player', playerId: PLAYER_ID }))
    expect(calls().map(({ body }) => body)).toEqual([{ login: 'ada@example.com', password: 'secret77' }])
  })

  it('says what ended the session, and leads on where there is more to say', async () => {
    for (const end of Object.keys(sessionEnds) as SessionEnd[]) {
      const props = signInQuery.read(end)
      expect(signInQuery.write(props)).toBe(end)
      await stage(<SignInDialog name="sign-in" closesOnOverlay={false} onClose={() => {}} {...props} />, {
        platform: { [CONSTANTS]: () => socialAuth([]) },
      })
      expect((await screen.findByRole('alert')).textContent).toMatch(/signed out|ended this sign-in/)
      cleanup()
    }
    await stage(<SignInDialog name="sign-in" closesOnOverlay={false} onClose={() => {}} reason="blocked" />, {
      platform: { [CONSTANTS]: () => socialAuth([]) },
    })
    const link = await screen.findByRole('link', { name: 'Write to us' })
    expect(link.getAttribute('href')).toBe('/contact')
    expect(signInQuery.read('somebody else')).toEqual({})
  })

  it('asks for what is missing before it asks the server', async () => {
    const { user, login, button, calls } = await open(() => refusal(500))
    await user.type(login, 'ada')
    await user.click(button)
    expect(screen.getByText('This is not a valid e-mail address')).toBeTruthy()
    expect(screen.getByText('Fill in this field')).toBeTruthy()
    expect(document.activeElement).toBe(login)
    expect(calls()).toEqual([])
  })

  it('says under the form that the details are wrong, until a field is focused', async () => {
    const { user, login, password } = await open(() => refusal(401))
    await user.type(login, 'ada@example.com')
    await user.type(password, 'wrong{Enter}')
    expect((await screen.findByText('The sign-in details are not correct')).getAttribute('role')).toBe('alert')
    await user.click(login)
    expect(screen.queryByText('The sign-in details are not correct')).toBeNull()
  })

  it('tells a blocked player by an alert', async () => {
    const { user, login, password } = await open(() => refusal(403))
    await user.type(login, 'ada@example.com')
    await user.type(password, 'secret77{Enter}')
    await waitFor(() => expect(alertKeys()).toEqual(['profile.accountBlocked']))
  })

  it('tells whoever closed the account that it is closed', async () => {
    const { user, login, password } = await open(() => ({
      status: 403,
      body: { error: { code: 11_015, message: 'No' } },
    }))
    await user.type(login, 'ada@example.com')
    await user.type(password, 'secret77{Enter}')
    await waitFor(() => expect(alertKeys()).toEqual(['profile.closedAccount']))
  })

  it('says which register excludes somebody, until when, and where help is', async () => {
    const exclusion = { until: '2030-05-01', register: 'GAMSTOP' }
    await stage(<SignInDialog name="sign-in" closesOnOverlay={false} onClose={() => {}} exclusion={exclusion} />)
    const words = (await screen.findByRole('alert')).textContent
    expect(words).toContain('The register GAMSTOP says that you excluded yourself from play until')
    expect(words).toContain('Only GAMSTOP can change that.')
    expect(screen.getByRole('link', { name: 'Where to find help' })).toBeTruthy()
  })

  it('leaves nothing to fill in for whoever came another way and is excluded', async () => {
    await stage(
      <SignInDialog
        name="sign-in"
        closesOnOverlay={false}
        onClose={() => {}}
        exclusion={{ until: '2030-05-01', register: null }}
      />,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('It opens again on')
    expect(screen.getByRole('link', { name: 'Where to find help' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('puts errors of the server under their fields', async () => {
    const { user, login, password } = await open(() => refusal(422, { login: ['Not an address of ours'] }))
    await user.type(login, 'ada@example.com')
    await user.type(password, 'secret77{Enter}')
    expect(await screen.findByText('Not an address of ours')).toBeTruthy()
    expect(login.getAttribute('aria-invalid')).toBe('true')
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = held<Reply>()
    const { user, login, password, button, calls } = await open(() => answer.promise)
    await user.type(login, 'ada@example.com')
    await user.type(password, 'secret77')
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await user.click(button)
    await user.type(password, '{Enter}')
    expect(calls().length).toBe(1)
    answer.release(refusal(401))
    await screen.findByText('The sign-in details are not correct')
  })

  it('leads to registration in place of itself', async () => {
    const { user, dialogs } = await open(() => refusal(500))
    await user.click(screen.getByRole('button', { name: /Register/ }))
    expect(dialogs.open).toHaveBeenCalledWith('sign-up')
  })

  it('leads to a new password', async () => {
    const { user, dialogs } = await open(() => refusal(500))
    await user.click(screen.getByRole('button', { name: /Reset it/ }))
    expect(dialogs.open).toHaveBeenCalledWith('forgot-pass')
  })

  it('offers no outside company while the house has none', async () => {
    await open(() => refusal(500))
    expect(screen.queryByRole('region', { name: 'Or sign in with' })).toBeNull()
  })

  it('offers the companies the house enabled, and comes back to the same place', async () => {
    await open(() => refusal(500), { social: ['google', 'myspace'], path: '/games/owl?sign-in=true&tab=1' })
    const link = await screen.findByRole('link', { name: /google/i })
    const address = new URL(link.getAttribute('href')!, 'http://localhost')
    expect(address.pathname).toBe('/api/player/sessions/social/google/redirect')
    expect(JSON.parse(address.searchParams.get('state')!)).toEqual({
      backRoute: encodeURIComponent('/games/owl?tab=1'),
      mark: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(screen.queryByRole('link', { name: /myspace/i })).toBeNull()
  })

  it('says why, when an outside account belongs to an address that is not confirmed', async () => {
    const dialog = <SignInDialog name="sign-in" reason="emailVerification" closesOnOverlay={false} onClose={() => {}} />
    await stage(dialog, { platform: { [CONSTANTS]: () => socialAuth([]) } })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Confirm the address first/)
  })
})
