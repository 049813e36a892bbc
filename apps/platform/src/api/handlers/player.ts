import type { AuthResult } from '@baize/contract'
import { assert, Refusal } from '@baize/kit'
import type { Queryable } from '@baize/database'
import { changePlayerPassword, prepareChange } from '../../flows/person/sign-in/change-password.ts'
import { changeProfile } from '../../flows/person/change-profile.ts'
import { resendConfirmation } from '../../flows/person/email-confirmation.ts'
import { createLimit, deleteLimit, listLimits, updateLimit } from '../../flows/play/limits.ts'
import { netPositionOf } from '../../flows/money/net-position.ts'
import { proveGivenCode, sendCode, takeGivenCode } from '../../flows/person/sign-in/one-time-codes.ts'
import { endSignIn } from '../../flows/delivery/push-subscriptions.ts'
import {
  askForProof,
  prepareByEmail,
  prepareByPhone,
  register,
} from '../../flows/person/registration/register-player.ts'
import { askForReset, choosePassword, countReset, prepareChoice } from '../../flows/person/sign-in/reset-password.ts'
import { prepareSignIn, signIn } from '../../flows/person/sign-in/sign-in.ts'
import { prepareCompanySignIn, signInByCompany } from '../../flows/person/sign-in/social-sign-in.ts'
import { departTo, takeReturn } from '../../flows/person/sign-in/social-ways.ts'
import { answerShortCheck, shortCheckOf } from '../../flows/play/short-checks.ts'
import { declineLimitPrompt, limitPromptOf } from '../../flows/play/limit-prompt.ts'
import { presenceOf, reportPresence } from '../../flows/person/presence.ts'
import { setStatementLetters, statementLettersOf } from '../../flows/money/statement-letters.ts'
import { realityCheckOf, setRealityCheck } from '../../flows/play/sittings.ts'
import { sayItWasNotMe } from '../../flows/person/sign-in/sign-in-alarms.ts'
import { prepareLink, signInByLink } from '../../flows/person/sign-in/sign-in-links.ts'
import {
  type Player,
  confirmEmail,
  findPlayer,
  profileFieldsOf,
  registrationFieldsOf,
  toProfile,
} from '../../modules/person/players/index.ts'
import { ANYWHERE, readSettings } from '../../modules/ground/settings/index.ts'
import { listSessions, refreshSession, spentSessionCookies } from '../../modules/person/sessions/index.ts'
import { type Handlers, handle, handlePrepared, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const playerHandlers: Handlers = {
  getVisitorCountry: handleRead('getVisitorCountry', async ({ visitor }) => ({
    data: { country: visitor.country === ANYWHERE ? null : visitor.country },
  })),

  listFieldValidations: handleRead('listFieldValidations', async ({ query, caller, visitor, services, db }) => {
    const settings = await readSettings(services)
    if (query.scenario === 'registration') return { data: registrationFieldsOf(settings, visitor.country) }
    if (!caller) throw new Refusal('unauthorised')
    return { data: profileFieldsOf(settings, await playerOf(db, caller.playerId)) }
  }),

  registerByEmail: handlePrepared(
    'registerByEmail',
    ({ body, visitor, services }) => prepareByEmail(services, body, visitor),
    async ({ services, tx, setHeader }, prepared) => {
      if ('letterTo' in prepared) return { refused: await askForProof(tx, services, prepared) }
      const { auth, cookies } = await register(tx, services, prepared)
      setHeader('set-cookie', cookies)
      return { data: auth }
    },
  ),

  registerByPhone: handlePrepared(
    'registerByPhone',
    ({ body, visitor, services }) => prepareByPhone(services, body, visitor),
    async ({ services, tx, setHeader }, prepared) => {
      if ('letterTo' in prepared) return { refused: await askForProof(tx, services, prepared) }
      const { auth, cookies } = await register(tx, services, prepared)
      setHeader('set-cookie', cookies)
      return { data: auth }
    },
  ),

  sendOneTimeCode: handle('sendOneTimeCode', async ({ body, caller, visitor, services, tx }) => {
    await sendCode(tx, services, body, { caller, visit: visitor })
    return { data: { message: 'Sent' } }
  }),

  verifyOneTimeCode: handlePrepared(
    'verifyOneTimeCode',
    ({ body, caller, visitor, services }) => proveGivenCode(services, body, { caller, visit: visitor }),
    async ({ services, tx }, given) => ({ data: { code: await takeGivenCode(tx, services, given) } }),
  ),

  confirmRegistration: handle('confirmRegistration', async ({ body, services, tx }) => {
    await confirmEmail(tx, body.code, services.clock.now())
    return { data: { message: 'Confirmed' } }
  }),

  resendEmailConfirmation: handle('resendEmailConfirmation', async ({ caller, services, tx }) => {
    await resendConfirmation(tx, services, caller.playerId)
    return { data: { message: 'Sent' } }
  }),

  resetPassword: handlePrepared(
    'resetPassword',
    ({ body, visitor, services }) => countReset(services, body.email, visitor),
    async ({ body, services, tx }) => {
      await askForReset(tx, services, body.email)
      return { data: { message: 'If this address is known, a letter is on its way' } }
    },
  ),

  confirmPassword: handlePrepared(
    'confirmPassword',
    ({ body, visitor, services }) => prepareChoice(services, body, visitor),
    async ({ services, tx, setHeader }, prepared) => {
      const { cookie } = await choosePassword(tx, services, prepared)
      setHeader('set-cookie', cookie)
      return { data: { message: 'The password is changed' } }
    },
  ),

  createSession: handlePrepared(
    'createSession',
    ({ body, visitor, services }) => prepareSignIn(services, body, visitor),
    async ({ services, tx, setHeader }, prepared) => {
      const { auth, cookies } = await signIn(tx, services, prepared)
      setHeader('set-cookie', cookies)
      return answerOf(auth)
    },
  ),

  createSessionByToken: handlePrepared(
    'createSessionByToken',
    ({ body, services }) => prepareLink(services, body.token),
    async ({ body, visitor, services, tx, setHeader }) => {
      const { auth, cookies } = await signInByLink(tx, services, body, visitor)
      setHeader('set-cookie', cookies)
      return answerOf(auth)
    },
  ),

  redirectToSocialProvider: handleRead('redirectToSocialProvider', async ({ params, query, services, setHeader }) => {
    const way = { companyId: params.provider, connection: null, state: query.state }
    const { redirect, cookie } = await departTo(services, way)
    if (cookie) setHeader('set-cookie', cookie)
    return { redirect }
  }),

  redirectToAuth0: handleRead('redirectToAuth0', async ({ query, services, setHeader }) => {
    const { redirect, cookie } = await departTo(services, { companyId: 'auth0', ...query })
    if (cookie) setHeader('set-cookie', cookie)
    return { redirect }
  }),

  createSessionBySocial: handlePrepared(
    'createSessionBySocial',
    async ({ query, body, visitor, services }) => {
      const arrival = await takeReturn(services, { query, body }, visitor)
      return { ...arrival, asked: await prepareCompanySignIn(services, arrival) }
    },
    async ({ services, tx, setHeader }, { spentCookie, ...arrival }) => {
      const { auth, cookies } = await signInByCompany(tx, services, arrival)
      setHeader('set-cookie', spentCookie === null ? cookies : [...cookies, spentCookie])
      return answerOf(auth)
    },
  ),

  disownSignIn: handle('disownSignIn', async ({ body, visitor, services, tx }) => ({
    data: { code: await sayItWasNotMe(tx, services, body.code, visitor) },
  })),

  refreshSession: handle('refreshSession', async ({ bearer, visitor, services, tx, setHeader }) => {
    const { accessToken, cookie } = await refreshSession(tx, services, { bearer, cookies: visitor.cookies })
    if (cookie) setHeader('set-cookie', cookie)
    return { data: { accessToken } }
  }),

  logout: handle('logout', async ({ caller, services, tx, setHeader }) => {
    await endSignIn(tx, services, { ...caller, endedBy: 'signed_out' })
    setHeader('set-cookie', spentSessionCookies(services.config.publicUrl))
    return { data: { message: 'Signed out' } }
  }),

  listSessions: handleRead('listSessions', async ({ query, caller, db }) => {
    const { rows, totalRows } = await listSessions(db, caller.playerId, { ...sliceOf(query), isOpen: query.isOpen })
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  closeSession: handle('closeSession', async ({ params, caller, services, tx, setHeader }) => {
    const { playerId, sessionId } = caller
    const isOwn = params.id.toLowerCase() === sessionId
    const endedBy = isOwn ? 'signed_out' : 'elsewhere'
    const session = await endSignIn(tx, services, { playerId, sessionId: params.id, endedBy })
    if (isOwn) setHeader('set-cookie', spentSessionCookies(services.config.publicUrl))
    return { data: session }
  }),

  listLimits: handleRead('listLimits', async ({ caller, services, db }) => ({
    data: await listLimits(db, services, caller.playerId),
  })),

  createLimit: handle('createLimit', async ({ body, caller, services, tx }) => ({
    data: await createLimit(tx, services, caller, body),
  })),

  updateLimit: handle('updateLimit', async ({ params, body, caller, services, tx }) => ({
    data: await updateLimit(tx, services, { playerId: caller.playerId, limitId: params.limitId }, body),
  })),

  deleteLimit: handle('deleteLimit', async ({ params, caller, services, tx }) => ({
    data: await deleteLimit(tx, services, { playerId: caller.playerId, limitId: params.limitId }),
  })),

  getNetPosition: handleRead('getNetPosition', async ({ query, caller, services, db }) => ({
    data: await netPositionOf(db, services, caller.playerId, query),
  })),

  getRealityCheck: handleRead('getRealityCheck', async ({ caller, services, db }) => ({
    data: await realityCheckOf(db, services, caller.playerId),
  })),

  getLimitPrompt: handleRead('getLimitPrompt', async ({ caller, services, db }) => ({
    data: await limitPromptOf(db, services, caller.playerId),
  })),

  declineLimitPrompt: handle('declineLimitPrompt', async ({ caller, services, tx }) => ({
    data: await declineLimitPrompt(tx, services, caller.playerId),
  })),

  getPresence: handleRead('getPresence', async ({ caller, services, db }) => ({
    data: await presenceOf(db, services, caller),
  })),

  reportPresence: handle('reportPresence', async ({ caller, services, tx }) => ({
    data: await reportPresence(tx, services, caller),
  })),

  getStatementLetters: handleRead('getStatementLetters', async ({ caller, services, db }) => ({
    data: await statementLettersOf(db, services, caller.playerId),
  })),

  setStatementLetters: handle('setStatementLetters', async ({ body, caller, services, tx }) => ({
    data: await setStatementLetters(tx, services, caller.playerId, body.isWanted),
  })),

  getShortCheck: handleRead('getShortCheck', async ({ caller, services, db }) => ({
    data: await shortCheckOf(db, services, caller.playerId),
  })),

  answerShortCheck: handle('answerShortCheck', async ({ body, caller, services, tx }) => ({
    data: await answerShortCheck(tx, services, caller.playerId, body.answer),
  })),

  setRealityCheck: handle('setRealityCheck', async ({ body, caller, services, tx }) => ({
    data: await setRealityCheck(tx, services, caller.playerId, body.intervalMinutes),
  })),

  getProfile: handleRead('getProfile', async ({ caller, db }) => ({
    data: toProfile(await playerOf(db, caller.playerId)),
  })),

  updateProfile: handle('updateProfile', async ({ body, caller, visitor, services, tx }) => ({
    data: toProfile(await changeProfile(tx, services, caller, body, visitor)),
  })),

  changePassword: handlePrepared(
    'changePassword',
    ({ body, caller, visitor, services }) => prepareChange(services, caller, body, visitor),
    async ({ caller, visitor, services, tx, setHeader }, prepared) => {
      const { player, cookie } = await changePlayerPassword(tx, services, caller, { prepared, visit: visitor })
      setHeader('set-cookie', cookie)
      return { data: toProfile(player) }
    },
  ),
}

/** Whoever set up a second factor gives it before there is a session. */
function answerOf(auth: AuthResult | null): { data: AuthResult } | { refused: Refusal } {
  return auth ? { data: auth } : { refused: new Refusal('second_factor_needed') }
}

async function playerOf(db: Queryable, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId)
  assert(player, 'a player is never deleted')
  return player
}
