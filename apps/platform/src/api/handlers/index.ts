import type { OperationName } from '@baize/contract'
import type { Handlers } from '../handler.ts'
import { accountHandlers } from './account.ts'
import { bonusHandlers } from './bonus.ts'
import { chatHandlers } from './chat.ts'
import { documentHandlers } from './documents.ts'
import { gameHandlers } from './game.ts'
import { identityHandlers } from './identity.ts'
import { notificationHandlers } from './notification.ts'
import { passkeyHandlers } from './passkeys.ts'
import { paymentHandlers } from './payment.ts'
import { playerHandlers } from './player.ts'
import { proofHandlers } from './proofs.ts'
import { agreementHandlers } from './agreements.ts'
import { referralHandlers } from './referrals.ts'
import { retentionHandlers } from './retention.ts'
import { riskHandlers } from './risk.ts'
import { secondFactorHandlers } from './second-factors.ts'
import { siteHandlers } from './site.ts'
import { settingsHandlers } from './settings.ts'
import { walletHandlers } from './wallet.ts'

/** The handler of every operation that is served. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...bonusHandlers,
  ...chatHandlers,
  ...documentHandlers,
  ...gameHandlers,
  ...identityHandlers,
  ...notificationHandlers,
  ...passkeyHandlers,
  ...paymentHandlers,
  ...playerHandlers,
  ...proofHandlers,
  ...agreementHandlers,
  ...referralHandlers,
  ...retentionHandlers,
  ...riskHandlers,
  ...secondFactorHandlers,
  ...settingsHandlers,
  ...siteHandlers,
  ...walletHandlers,
}

export const servedOperations = Object.keys(handlers) as OperationName[]
