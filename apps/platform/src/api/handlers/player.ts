import { assert, Refusal } from '@baize/kit'
import type { Queryable } from '@baize/database'
import { changePlayerPassword } from '../../flows/change-password.ts'
import { changeProfile } from '../../flows/change-profile.ts'
import { resendConfirmation } from '../../flows/email-confirmation.ts'
import { sendCode, verifyCode } from '../../flows/one-time-codes.ts'
import { registerByEmail, registerByPhone } from '../../flows/register-player.ts'
import { askForReset, choosePassword } from '../../flows/reset-password.ts'
import { signIn } from '../../flows/sign-in.ts'
import { type Player, confirmEmail, fieldsOf, findPlayer, toProfile } from '../../modules/person/players/index.ts'
import { closeSession, listSessions, refreshSession, spentSessionCookie } from '../../modules/person/sessions/index.ts'
import { type Handlers, handle, handleOutside, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const playerHandlers: Handlers = {
  listFieldValidations: handleRead('listFieldValidations', async ({ query, caller, db }) => {
    if (query.scenario === 'registration') return { data: fieldsOf('registration', null) }
    if (!caller) throw new Refusal('unauthorised')
    return { data: fieldsOf('profile', await playerOf(db, caller.playerId)) }
  }),

  registerByEmail: handleOutside('registerByEmail', async ({ body, visitor, services, setHeader }) => {
    const { auth, cookies } = await registerByEmail(services, body, visitor)
    setHeader('set-cookie', cookies)
    return { data: auth }
  }),

  registerByPhone: handleOutside('registerByPhone', async ({ body, visitor, services, setHeader }) => {
    const { auth, cookies } = await registerByPhone(services, body, visitor)
    setHeader('set-cookie', cookies)
    return { data: auth }
  }),

  sendOneTimeCode: handleOutside('sendOneTimeCode', async ({ body, caller, visitor, services }) => {
    await sendCode(services, body, caller, visitor)
    return { data: { message: 'Sent' } }
  }),

  verifyOneTimeCode: handleOutside('verifyOneTimeCode', async ({ body, caller, visitor, services }) => ({
    data: { code: await verifyCode(services, body, caller, visitor) },
  })),

  confirmRegistration: handle('confirmRegistration', async ({ body, services, tx }) => {
    await confirmEmail(tx, body.code, services.clock.now())
    return { data: { message: 'Confirmed' } }
  }),

  resendEmailConfirmation: handle('resendEmailConfirmation', async ({ caller, services, tx }) => {
    await resendConfirmation(tx, services, caller.playerId)
    return { data: { message: 'Sent' } }
  }),

  resetPassword: handleOutside('resetPassword', async ({ body, visitor, services }) => {
    await askForReset(services, body.email, visitor)
    return { data: { message: 'If this address is known, a letter is on its way' } }
  }),

  confirmPassword: handleOutside('confirmPassword', async ({ body, visitor, services, setHeader }) => {
    const { cookie } = await choosePassword(services, body, visitor)
    setHeader('set-cookie', cookie)
    return { data: { message: 'The password is changed' } }
  }),

  createSession: handleOutside('createSession', async ({ body, visitor, services, setHeader }) => {
    const { auth, cookies } = await signIn(services, body, visitor)
    setHeader('set-cookie', cookies)
    return { data: auth }
  }),

  refreshSession: handle('refreshSession', async ({ bearer, visitor, services, tx, setHeader }) => {
    const { accessToken, cookie } = await refreshSession(tx, services, { bearer, cookies: visitor.cookies })
    if (cookie) setHeader('set-cookie', cookie)
    return { data: { accessToken } }
  }),

  logout: handle('logout', async ({ caller, services, tx, setHeader }) => {
    await closeSession(tx, services, caller)
    setHeader('set-cookie', spentSessionCookie(services.config.publicUrl))
    return { data: { message: 'Signed out' } }
  }),

  listSessions: handleRead('listSessions', async ({ query, caller, db }) => {
    const { rows, totalRows } = await listSessions(db, caller.playerId, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  closeSession: handle('closeSession', async ({ params, caller, services, tx, setHeader }) => {
    const session = await closeSession(tx, services, { playerId: caller.playerId, sessionId: params.id })
    if (session.id === caller.sessionId) setHeader('set-cookie', spentSessionCookie(services.config.publicUrl))
    return { data: session }
  }),

  getProfile: handleRead('getProfile', async ({ caller, db }) => ({
    data: toProfile(await playerOf(db, caller.playerId)),
  })),

  updateProfile: handle('updateProfile', async ({ body, caller, services, tx }) => ({
    data: toProfile(await changeProfile(tx, services, caller.playerId, body)),
  })),

  changePassword: handleOutside('changePassword', async ({ body, caller, visitor, services, setHeader }) => {
    const { player, cookie } = await changePlayerPassword(services, caller, body, visitor)
    setHeader('set-cookie', cookie)
    return { data: toProfile(player) }
  }),
}

async function playerOf(db: Queryable, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId)
  assert(player, 'a player is never deleted')
  return player
}
