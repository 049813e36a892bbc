import {
  BonusTrigger,
  LimitDefinition,
  type Operation,
  type OperationName,
  type VerificationReason,
} from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import type { TestPlayer, TestVisitor } from '@baize/testkit'
import { withTransaction } from '@baize/database'
import type { OperationInput } from '../../../../packages/contract/test/operation-input.ts'
import { exportPlayerData } from '../../src/flows/person/export-player-data.ts'
import { grantWheelSpins } from '../../src/flows/offers/wheels/grant-wheel-spins.ts'
import { writeStatementFile } from '../../src/flows/money/statement-file.ts'
import { sendSignInLink } from '../../src/flows/person/sign-in/sign-in-links.ts'
import { send } from '../documents/send.ts'
import { authenticatorOf, switchSecondFactorOn } from '../support/authenticators.ts'
import { giveBonus } from '../support/bonuses.ts'
import { giveSpins } from '../support/free-spins.ts'
import { addPasskeyTo, TestDevice } from '../support/passkeys.ts'
import { FakeBrowser } from '../notification/fake-push-service.ts'
import { codeSentTo } from '../support/phones.ts'
import { codeIn, type PostedLetter } from '../support/post.ts'
import { pay } from '../support/money.ts'
import { withdraw } from '../payouts/withdrawing.ts'
import { depositInput, withdrawalInput } from './deposit-input.ts'
import { SITE } from '../payments/fake-cashier.ts'
import type { House } from './house.ts'
import { limitInput } from './limit-input.ts'
import { profileInput, registrationInput } from './person-input.ts'

/** A call that is about to be made. */
export interface Given {
  house: House
  /** Signed in where the operation lets players in. */
  visitor: TestVisitor
  /** What the contract accepts, with ids of things that exist. */
  input: OperationInput
  /** Some number, to choose by. */
  pick: number
}

/** What replaces parts of the input. */
interface Fixed {
  body?: object
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  /** The call ends the session it came with, so that its repeat is nobody's. */
  isLast?: boolean
}

type Fixture = (given: Given) => Promise<Fixed>

/**
 * What must exist or agree before an operation can succeed, beyond what `known-values.ts` and `things.ts` say of all.
 * A new operation that succeeds by those alone needs nothing here.
 */
export const fixtures: Partial<Record<OperationName, Fixture>> = {
  addPushSubscription: async () => ({ body: new FakeBrowser('http://127.0.0.1:9').subscription }),
  async removePushSubscription({ visitor }) {
    const body = new FakeBrowser('http://127.0.0.1:9').subscription
    const { push } = await visitor.call('addPushSubscription', { body })
    return { params: { id: push.devices[0]! } }
  },

  // What must be said is nobody's choice.
  setNotificationPreferences: async ({ input, pick }) => ({
    body: {
      ...bodyOf(input),
      choices: [{ topic: 'money', channel: 'email', isOn: pick % 2 === 0 }],
      timeZone: 'Europe/Berlin',
    },
  }),
  activatePlayerBonus: async ({ house, visitor }) => ({ params: { id: await heldBonus(house, visitor) } }),
  cancelPlayerBonus: async ({ house, visitor }) => ({ params: { id: await heldBonus(house, visitor) } }),

  activatePlayerFreespin: async ({ house, visitor }) => ({ params: { id: await heldSpins(house, visitor) } }),
  cancelPlayerFreespin: async ({ house, visitor }) => ({ params: { id: await heldSpins(house, visitor) } }),

  activateQuest: async ({ visitor }) => ({ params: { id: await questToStart(visitor) } }),

  async cancelPlayerQuest({ visitor }) {
    const quest = await visitor.call('activateQuest', { params: { id: await questToStart(visitor) } })
    return { params: { id: quest.id } }
  },

  async changePassword({ visitor, input }) {
    const { newPassword } = bodyOf(input)
    return { body: { currentPassword: (visitor as TestPlayer).password, newPassword, repeatNewPassword: newPassword } }
  },

  async confirmPassword({ house, input }) {
    const { email } = await house.platform.player()
    await house.platform.client('resetPassword', { body: { email } })
    const { newPassword } = bodyOf(input)
    return {
      body: { code: await mailedCode(house, 'passwordReset', email), newPassword, repeatNewPassword: newPassword },
    }
  },

  async confirmRegistration({ house }) {
    const { email } = await house.platform.player()
    return { body: { code: await mailedCode(house, 'emailConfirmation', email) } }
  },

  createDeposit: async ({ visitor, input, pick }) => ({ body: await depositInput(visitor, bodyOf(input), pick) }),

  async createLimit({ visitor, input, pick }) {
    const { definition } = bodyOf(input)
    return {
      body: await limitInput(visitor, definition as LimitDefinition, pick),
      isLast: definition === LimitDefinition.selfExclusion,
    }
  },

  async createSession({ house, input }) {
    const { email, password } = await house.platform.player()
    return { body: { ...bodyOf(input), login: email, password } }
  },

  async createSessionBySocial({ house, visitor, input, pick }) {
    const connection = pick % 2 === 0 ? 'google' : 'github'
    const way = connection === 'google' ? 'google/redirect?' : `auth0/redirect?connection=${connection}&`
    const sent = await visitor.fetch(`/api/player/sessions/social/${way}state=${pick}`)
    const query = house.openId.vouch(sent.headers.get('location')!)
    return { query, body: { ...bodyOf(input), provider: connection, connection } }
  },

  async createSessionByToken({ house, input }) {
    const { email } = await house.platform.player()
    const code = await mailedCode(house, 'emailConfirmation', email)
    await house.platform.client('confirmRegistration', { body: { code } })
    await sendSignInLink(house.platform.services, { login: email, path: '/' })
    const letter = await letterTo(house, 'signInLink', email)
    return { body: { ...bodyOf(input), token: /[?&]state=([\w-]+)/.exec(letter.text)![1]! } }
  },

  async createWithdrawal({ house, visitor, input, pick }) {
    return { body: await withdrawalInput(house, visitor as TestPlayer, bodyOf(input), pick) }
  },

  async declineInvoice({ house, visitor }) {
    await pay(house.platform.pool, visitor as TestPlayer, 10_000n)
    return { params: { id: await withdraw(visitor as TestPlayer) } }
  },

  async deleteLimit({ visitor, pick }) {
    const { id } = await visitor.call('createLimit', { body: await limitInput(visitor, LimitDefinition.loss, pick) })
    return { params: { limitId: id } }
  },
  deleteDocument: async ({ visitor }) => ({ params: { id: (await send(visitor)).id } }),

  async disownSignIn({ house }) {
    const { email, password } = await house.platform.player()
    await house.platform.client('createSession', { body: { login: email, password } })
    const letter = await letterTo(house, 'newSignIn', email)
    return { body: { code: /[?&]state=([\w-]+)/.exec(letter.text)![1]! } }
  },

  async downloadExport({ house, visitor }) {
    await visitor.call('requestExport', {})
    const { rows } = await house.platform.pool.query(
      `SELECT id FROM player_export WHERE ready_at IS NULL AND kind = 'everything'`,
    )
    for (const { id } of rows) await exportPlayerData(house.platform.services, id)
    return { body: { part: 0 } }
  },

  async downloadStatement({ house, visitor }) {
    await visitor.call('requestStatement', { body: { currency: 'EUR', format: 'csv' } })
    const { rows } = await house.platform.pool.query(
      `SELECT id FROM player_export WHERE ready_at IS NULL AND kind = 'statement'`,
    )
    for (const { id } of rows) await writeStatementFile(house.platform.services, id)
    return { query: { part: 0 } }
  },

  requestStatement: async () => ({ body: { currency: 'EUR', format: 'pdf', dateTo: '2100-01-01' } }),

  async giveProof(given) {
    const { house, visitor, input } = given
    const { by } = bodyOf(input)
    const player = visitor as TestPlayer
    if (by === 'password') return { body: { by, password: player.password } }
    if (by === 'passkey') {
      const { device } = await addPasskeyTo(player, SITE)
      return { body: { by, passkey: device.sign(await visitor.call('beginPasskeyProof', {})) } }
    }
    if (by !== 'code') return { body: await secondFactorOf(house, player, by) }
    await confirmOwnEmail(given)
    await visitor.call('sendProofCode', {})
    return { body: { by, code: /^\d{6}$/m.exec((await letterTo(house, 'proofCode', player.email)).text)![0] } }
  },

  async addPasskey({ visitor, input }) {
    const attestation = new TestDevice(SITE).make(await visitor.call('beginPasskey', {}))
    return { body: { ...bodyOf(input), attestation } }
  },

  async createSessionByPasskey({ house, visitor, input }) {
    const { device } = await addPasskeyTo(await house.platform.player(), SITE)
    const passkey = device.sign(await visitor.call('beginPasskeySignIn', {}))
    return { body: { ...bodyOf(input), passkey } }
  },

  async removePasskey({ visitor }) {
    return { params: { id: (await addPasskeyTo(visitor as TestPlayer, SITE)).id } }
  },

  async renamePasskey({ visitor }) {
    return { params: { id: (await addPasskeyTo(visitor as TestPlayer, SITE)).id } }
  },

  async finishSignIn({ house, visitor, input }) {
    const player = await house.platform.player()
    const body = await secondFactorOf(house, player, bodyOf(input)['by'])
    await visitor.refusal('createSession', { body: { login: player.email, password: player.password } })
    return { body }
  },

  async confirmSecondFactor({ house, visitor }) {
    const { authenticatorKey } = await visitor.call('beginSecondFactor', {})
    return { body: { code: authenticatorOf(house.platform, authenticatorKey).code() } }
  },

  async renewRecoveryCodes({ house, visitor }) {
    await switchSecondFactorOn(house.platform, visitor)
    return {}
  },

  async removeSecondFactor({ house, visitor }) {
    await switchSecondFactorOn(house.platform, visitor)
    return {}
  },

  async hideAccount({ visitor }) {
    const accounts = await visitor.call('createAccount', { body: { currency: 'USD' } })
    return { params: { id: accounts.find(({ currency }) => currency === 'USD')!.id } }
  },

  async playGame({ visitor, input, pick }) {
    const { demoMode } = bodyOf(input)
    const games = (await visitor.call('listGames', {})).filter(({ isDemoMode }) => isDemoMode || !demoMode)
    const { id, identity } = games[pick % games.length]!
    return { params: { id: pick % 2 === 0 ? id : identity } }
  },

  redirectToSocialProvider: async () => ({ params: { provider: 'google' } }),

  async registerByEmail({ visitor, input }) {
    return { body: await registrationInput(visitor, bodyOf(input)) }
  },

  async registerByPhone({ house, visitor, input }) {
    const phone = String(bodyOf(input)['phone'])
    await visitor.call('sendOneTimeCode', { body: { phone, reason: 'registration' } })
    const code = await codeSentTo(house.post, house.platform, phone)
    return { body: { ...(await registrationInput(visitor, bodyOf(input))), phone, code } }
  },

  async sendCommunication({ input }) {
    const { email, message } = bodyOf(input)
    return { body: { email, message: String(message).trim() || 'Hello' } }
  },

  async sendProofCode(given) {
    await confirmOwnEmail(given)
    return {}
  },

  async sendOneTimeCode({ visitor, input }) {
    await visitor.call('updateProfile', { body: { phone: String(bodyOf(input)['phone']) } })
    return {}
  },

  async removeBonusCode({ visitor }) {
    const code = await visitor.call('applyBonusCode', {
      body: { bonusCode: 'FELT20', trigger: BonusTrigger.deposit },
    })
    return { body: { playerBonusCodeId: code.id } }
  },

  async spinWheel({ house: { platform }, visitor }) {
    const grant = { playerId: (visitor as TestPlayer).id, wheelId: 'brass-wheel', count: 1, cause: 'test:1' }
    await withTransaction(platform.pool, (tx) => grantWheelSpins(tx, platform.services, grant))
    return { params: { id: 'brass-wheel' }, query: {} }
  },

  async updateLimit({ visitor, input, pick }) {
    const { period, amount, ...limit } = await limitInput(visitor, LimitDefinition.bet, pick)
    const { id } = await visitor.call('createLimit', { body: { ...limit, period, amount } })
    const change = { ...('period' in bodyOf(input) && { period }), ...('amount' in bodyOf(input) && { amount: 7 }) }
    return { params: { limitId: id }, body: change }
  },

  async updateProfile({ visitor, input }) {
    return { body: await profileInput(visitor, bodyOf(input)) }
  },

  async verifyOneTimeCode(given) {
    const { house, visitor, input } = given
    const { phone, reason } = bodyOf(input) as { phone: string; reason: VerificationReason }
    await visitor.call('updateProfile', { body: { phone } })
    // A password is chosen by a phone that was proven.
    if (reason === 'changingPass') await provePhone(given, phone)
    await visitor.call('sendOneTimeCode', { body: { phone, reason } })
    return { body: { phone, reason, code: await codeSentTo(house.post, house.platform, phone) } }
  },
}

/** Who calls: a guest where nobody signs in, the player with a past where nothing changes, else somebody new. */
export async function callerOf({ platform, anna }: House, { auth, method }: Operation): Promise<TestVisitor> {
  if (auth === 'none') return platform.visitor()
  return method === 'GET' ? anna : platform.player()
}

/** An issued bonus of the visitor. */
async function heldBonus({ platform }: House, visitor: TestVisitor): Promise<string> {
  const [account] = await visitor.call('listAccounts', {})
  const to = { playerId: (visitor as TestPlayer).id, accountId: account!.id }
  return giveBonus(platform.pool, to, 500n, { activatesItself: false })
}

/** Issued free spins of the visitor. */
async function heldSpins({ platform }: House, visitor: TestVisitor): Promise<string> {
  const [account] = await visitor.call('listAccounts', {})
  const to = { playerId: (visitor as TestPlayer).id, accountId: account!.id }
  return giveSpins(platform.pool, to, { isIssued: true }, platform.clock.now())
}

function bodyOf({ body }: OperationInput): Record<string, unknown> {
  return body as Record<string, unknown>
}

async function mailedCode(house: House, kind: string, email: string): Promise<string> {
  return codeIn(await letterTo(house, kind, email))
}

async function letterTo({ post, platform }: House, kind: string, email: string): Promise<PostedLetter> {
  const letters = await post.lettersTo(platform, email)
  return letters.find((letter) => letter.kind === kind)!
}

/** Switches it on, and gives what proves it next. */
async function secondFactorOf(house: House, player: TestPlayer, by: unknown): Promise<object> {
  const authenticator = await switchSecondFactorOn(house.platform, player)
  if (by === 'recovery') return { by, code: authenticator.recoveryCodes[0] }
  // That of this half minute is used.
  return { by, code: authenticator.code(30) }
}

async function confirmOwnEmail({ house, visitor }: Given): Promise<void> {
  const code = await mailedCode(house, 'emailConfirmation', (visitor as TestPlayer).email)
  await visitor.call('confirmRegistration', { body: { code } })
}

async function provePhone({ house, visitor }: Given, phone: string): Promise<void> {
  await visitor.call('sendOneTimeCode', { body: { phone, reason: 'phoneVerification' } })
  const code = await codeSentTo(house.post, house.platform, phone)
  await visitor.call('verifyOneTimeCode', { body: { phone, reason: 'phoneVerification', code } })
}

/** A quest the visitor can start; one that was taken up can be again once it was given up. */
async function questToStart(visitor: TestVisitor): Promise<string> {
  for (const { id } of await visitor.call('listPlayerQuests', { query: { state: [QuestState.active] } }))
    await visitor.call('cancelPlayerQuest', { params: { id } })
  const quests = await visitor.call('listQuests', { query: { perPage: 100 } })
  return quests.find(({ tasks }) => tasks.some(({ isCompleted }) => !isCompleted))!.id
}
