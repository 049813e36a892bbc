import type { Pool } from '@baize/database'
import { removeOldUploads } from './api/receive-form.ts'
import { cleanUp } from './flows/ground/clean-up.ts'
import { exportPlayerData } from './flows/person/export-player-data.ts'
import { identityJob, settleIdentity } from './flows/person/identity-check.ts'
import { tellOfBonuses } from './flows/offers/bonuses/tell-of-bonuses.ts'
import { tellOfFreeSpins } from './flows/offers/bonuses/tell-of-free-spins.ts'
import { tellOfLateMoney } from './flows/money/late-money.ts'
import { giveLevelRewards, giveWaitingRewards } from './flows/offers/loyalty/give-level-rewards.ts'
import { expireQuests } from './flows/offers/quests/expire-quests.ts'
import { giveQuestRewards, giveWaitingQuestRewards } from './flows/offers/quests/give-quest-rewards.ts'
import { endTournament, endTournaments } from './flows/offers/tournaments/end-tournaments.ts'
import { watchHouse, watchReports } from './flows/desk/watch-house.ts'
import { pushPorts } from './flows/delivery/judge-push.ts'
import { keepLoyalty } from './flows/offers/loyalty/keep-loyalty.ts'
import { endTournamentJob, keepTournaments } from './flows/offers/tournaments/keep-tournaments.ts'
import { lookAtPlay } from './flows/play/look-at-play.ts'
import { askAboutCoins } from './flows/money/coin-payments.ts'
import { endIdle } from './flows/person/presence.ts'
import { payCashback } from './flows/offers/cashback/pay-cashback.ts'
import { writeStatements } from './flows/money/monthly-statements.ts'
import { placePlayer, placePlayers } from './flows/offers/segments/place-players.ts'
import { renewAnswers } from './flows/person/registration/renew-answers.ts'
import { giveSpinsOfDeposit, wheelDepositJob } from './flows/offers/wheels/wheel-deposits.ts'
import { keepWheels } from './flows/offers/wheels/wheels.ts'
import { writeStatementFile } from './flows/money/statement-file.ts'
import { settleReferrals } from './flows/person/referrals.ts'
import { sendBroadcast, takeUpBroadcasts } from './flows/delivery/send-broadcast.ts'
import { deliverAlerts, deliverAlertsJob, deliverLeftAlerts } from './modules/delivery/alerts/index.ts'
import { broadcastTurnJob } from './modules/delivery/broadcasts/index.ts'
import { letterJobs } from './modules/delivery/mail/index.ts'
import { pushJobs } from './modules/delivery/push/index.ts'
import { type JobsOptions, handle, repeat } from './modules/ground/jobs/index.ts'
import { openVolumes } from './modules/ground/volumes/index.ts'
import { tellAffiliate, tellAffiliateJob, tellLeftAffiliates } from './modules/person/affiliates/index.ts'
import { rewrapKeys } from './modules/person/documents/index.ts'
import { askUnanswered, payOut } from './flows/money/pay-out.ts'
import { payoutJob } from './modules/money/payouts/index.ts'
import { askForMethods, reconcileInvoices, type TakeReport } from './modules/money/payments/index.ts'
import { refreshRates } from './modules/money/rates/index.ts'
import { syncCatalogue } from './modules/play/games/index.ts'
import { expireSpins, tellStudio, tellStudioJob, tellUntold } from './modules/offers/free-spins/index.ts'
import { levelReachedJob, levelRewardsJob } from './modules/offers/loyalty/index.ts'
import { placePlayersJob } from './modules/offers/segments/index.ts'
import { questRewardsJob } from './modules/offers/quests/index.ts'
import { expireBonuses } from './modules/play/wagering/index.ts'
import type { CentrifugoSessions } from './realtime/index.ts'
import { exportJob, statementJob } from './modules/person/exports/index.ts'
import type { Services } from './services.ts'

interface Ports {
  /** Connections of those who look for jobs. */
  pool: Pool
  settle: TakeReport
  /** The sockets of sessions where a Centrifugo server holds them; each process looks after its own otherwise. */
  atCentrifugo: CentrifugoSessions | null
}

/**
 * Everything that is done because its time has come, and not because somebody asked; once over all processes. What a
 * process does for itself alone keeps a timer there: see "The life of a fact" in
 * `docs/ARCHITECTURE.md`.
 */
export function platformJobs(services: Services, { pool, settle, atCentrifugo }: Ports): JobsOptions {
  const letters = letterJobs(services)
  const pushes = pushJobs(pushPorts(services))
  return {
    pool,
    logger: services.logger,
    handlers: [
      ...letters.handlers,
      ...pushes.handlers,
      handle(broadcastTurnJob, ({ broadcastId }, { signal }) => sendBroadcast(services, broadcastId, signal)),
      handle(exportJob, ({ exportId }) => exportPlayerData(services, exportId)),
      handle(statementJob, ({ exportId }) => writeStatementFile(services, exportId)),
      handle(identityJob, (applicant) => settleIdentity(services, applicant)),
      handle(tellStudioJob, ({ freeSpinId }) => tellStudio(services, freeSpinId)),
      handle(levelRewardsJob, ({ playerId }) => giveLevelRewards(services, playerId)),
      handle(levelReachedJob, ({ playerId }) => placePlayer(services, playerId)),
      handle(placePlayersJob, (_all, { signal }) => placePlayers(services, signal)),
      handle(questRewardsJob, ({ playerId }) => giveQuestRewards(services, playerId)),
      handle(wheelDepositJob, (deposit) => giveSpinsOfDeposit(services, deposit)),
      handle(endTournamentJob, ({ tournamentId }, { signal }) => endTournament(services, tournamentId, signal)),
      handle(tellAffiliateJob, ({ postbackId }) => tellAffiliate(services, postbackId)),
      handle(deliverAlertsJob, ({ addressId }) => deliverAlerts(services, addressId)),
      handle(payoutJob, ({ withdrawalId }) => payOut(services, withdrawalId)),
    ],
    repeated: [
      ...letters.repeated,
      ...pushes.repeated,
      repeat('ask-for-methods', { everyMinutes: 1 }, () => askForMethods(services)),
      repeat('reconcile-invoices', { everyMinutes: 1 }, () => reconcileInvoices(services, settle)),
      repeat('ask-about-coins', { everyMinutes: 1 }, ({ signal }) => askAboutCoins(services, settle, signal)),
      repeat('ask-payouts', { everyMinutes: 1 }, () => askUnanswered(services)),
      repeat('refresh-rates', { everyMinutes: 10 }, () => refreshRates(services)),
      repeat('sync-catalogue', { everyMinutes: 5 }, () => syncCatalogue(services)),
      ...(atCentrifugo ? [repeat('check-sockets', { everyMinutes: 1 }, () => atCentrifugo.endClosed())] : []),
      repeat('watch-house', { everyMinutes: 1 }, () => watchHouse(services)),
      repeat('watch-reports', { everyMinutes: 60 }, () => watchReports(services)),
      repeat('deliver-left-alerts', { everyMinutes: 1 }, () => deliverLeftAlerts(services)),
      // What processes that were killed left of this machine; those of others are looked at when they start.
      repeat('remove-old-uploads', { everyMinutes: 10 }, async () => removeOldUploads(services)),
      repeat('rewrap-documents', { everyMinutes: 10 }, ({ signal }) =>
        rewrapKeys(services.pool, services.documents.keys, signal),
      ),
      repeat('expire-bonuses', { everyMinutes: 1 }, ({ signal }) =>
        expireBonuses(services.pool, services.clock.now(), signal),
      ),
      repeat('tell-of-bonuses', { everyMinutes: 1 }, ({ signal }) => tellOfBonuses(services, signal)),
      repeat('tell-of-free-spins', { everyMinutes: 1 }, ({ signal }) => tellOfFreeSpins(services, signal)),
      repeat('pay-cashback', { everyMinutes: 1 }, ({ signal }) => payCashback(services, signal)),
      repeat('keep-loyalty', { everyMinutes: 1 }, ({ signal }) => keepLoyalty(services, signal)),
      repeat('level-rewards-again', { everyMinutes: 10 }, ({ signal }) => giveWaitingRewards(services, signal)),
      repeat('quest-rewards-again', { everyMinutes: 10 }, ({ signal }) => giveWaitingQuestRewards(services, signal)),
      // Whom time alone moves, and everybody where the rules are others.
      repeat('place-players-again', { everyMinutes: 1 }, ({ signal }) => placePlayers(services, signal)),
      repeat('take-up-broadcasts', { everyMinutes: 1 }, () => takeUpBroadcasts(services)),
      repeat('expire-quests', { everyMinutes: 1 }, ({ signal }) => expireQuests(services, signal)),
      repeat('expire-free-spins', { everyMinutes: 1 }, ({ signal }) =>
        expireSpins(services.pool, services.clock.now(), signal),
      ),
      repeat('retell-free-spins', { everyMinutes: 1 }, ({ signal }) => tellUntold(services, signal)),
      repeat('tell-left-affiliates', { everyMinutes: 1 }, ({ signal }) => tellLeftAffiliates(services, signal)),
      repeat('keep-wheels', { everyMinutes: 1 }, ({ signal }) => keepWheels(services, signal)),
      repeat('keep-tournaments', { everyMinutes: 1 }, () => keepTournaments(services)),
      repeat('end-tournaments', { everyMinutes: 1 }, ({ signal }) => endTournaments(services, signal)),
      repeat('write-statements', { everyMinutes: 60 }, ({ signal }) => writeStatements(services, signal)),
      repeat('look-at-play', { everyMinutes: 1 }, ({ signal }) => lookAtPlay(services, signal)),
      repeat('settle-referrals', { everyMinutes: 1 }, ({ signal }) => settleReferrals(services, signal)),
      repeat('tell-late-money', { everyMinutes: 1 }, ({ signal }) => tellOfLateMoney(services, signal)),
      repeat('renew-answers', { everyMinutes: 1 }, ({ signal }) => renewAnswers(services, signal)),
      repeat('end-idle-sessions', { everyMinutes: 1 }, ({ signal }) => endIdle(services, signal)),
      repeat('open-volumes', { everyMinutes: 60 }, () => openVolumes(services.pool, services.clock.now())),
      repeat('clean-up', { everyMinutes: 5 }, ({ signal }) => cleanUp(services, signal)),
    ],
  }
}
