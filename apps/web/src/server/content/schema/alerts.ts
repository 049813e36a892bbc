import { type Category, choice, mdi, object, str } from './field.ts'

/** A message that shows for a moment. Places may stand in the title, in the description or in both. */
function alert(...places: string[]) {
  return object({
    type: choice('info', 'error', 'warning', 'done', 'pending'),
    title: str.with(...places.map((place) => `${place}?`)),
    description: mdi.with(...places.map((place) => `${place}?`)).optional,
  })
}

const bonus = alert('name', 'amount')
const freeSpin = alert('count', 'currency', 'game', 'bonuses')
const limit = alert()

export const alerts: Category = {
  files: {
    bonus: object({
      bonusIssued: bonus,
      bonusActivated: bonus,
      bonusPlayed: bonus,
      bonusCanceled: bonus,
      bonusExpired: bonus,
      bonusLost: bonus,
      cashbackPaid: bonus,
      cashAdded: bonus,
      bonusCodeIncorrect: alert(),
      bonusCodeNotAvailable: alert(),
      bonusNotAvailable: alert(),
    }),
    'free-spin': object({
      freeSpinIssued: freeSpin,
      freeSpinActivated: freeSpin,
      freeSpinPlayed: freeSpin,
      freeSpinCanceled: freeSpin,
      freeSpinExpired: freeSpin,
    }),
    global: object({
      somethingWrong: alert(),
      sentMessage: alert(),
      chatFailed: alert(),
      newNotification: alert('title'),
      tooManyAttempts: alert(),
    }),
    limit: object({
      limitedDeposit: alert(),
      limitedRealGame: alert(),
      cashLimitAdd: limit,
      cashLimitCancel: limit,
      cashLimitEditLargeAmount: limit,
      cashLimitEditSmallerAmount: limit,
      coolingOfLimitCancel: limit,
      breakStarted: limit,
      registerExcluded: alert(),
      registerAway: alert(),
    }),
    profile: object({
      accountBlocked: alert(),
      identityRequired: alert(),
      socialFailed: alert(),
      successRegistration: alert(),
      resentVerification: alert(),
      sentResetLink: alert(),
      invalidResetCode: alert(),
      passwordChanged: alert(),
      sessionClosed: alert(),
      saved: alert(),
      phoneConfirmed: alert(),
      phoneRemoved: alert(),
      signInOver: alert(),
      passkeyRefused: alert(),
      passkeyAdded: alert(),
      passkeyKnown: alert(),
      passkeyRemoved: alert(),
      tooManyPasskeys: alert(),
      secondFactorOn: alert(),
      secondFactorRemoved: alert(),
      codeLimit: alert(),
      accountClosed: alert(),
      closedAccount: alert(),
      accountNotEmpty: alert(),
    }),
    quests: object({
      stateChanged: alert('name', 'status').shownWith('quests'),
      taskCompleted: alert('taskName', 'questName').shownWith('quests'),
    }),
    tournament: object({ completed: alert('place', 'tournament', 'prize') }),
    wallet: object({
      depositSuccess: alert('sum', 'date'),
      depositError: alert('sum', 'date'),
      depositCancelled: alert('sum', 'date'),
      withdrawSuccess: alert('sum', 'date'),
      withdrawError: alert('sum', 'date'),
      withdrawalProcessed: alert(),
      userCanceledWithdrawal: alert(),
      payoutsLocked: alert(),
      methodGone: alert(),
    }),
    wheel: object({
      spinsIssued: alert('count', 'wheel'),
      spinsExpired: alert(),
      wheelChanged: alert(),
    }),
  },
}
