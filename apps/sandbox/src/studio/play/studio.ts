import type { Clock, Logger, Random } from '@baize/kit'
import type { GameTheme } from '../../themes/game-theme.ts'
import type { Grant, Grants } from '../free/grants.ts'
import { gameOf } from '../engine/game.ts'
import type { Journal } from '../wallet/journal.ts'
import type { WalletClient, WalletSession } from '../wallet/client.ts'
import type { RetryRule } from '../wallet/retry.ts'
import { createSettlements } from '../wallet/settlements.ts'
import { betLevels } from './bets.ts'
import { DEMO_BALANCE_START, DEMO_CURRENCY, DEMO_SUBUNIT_TO_UNIT, playDemoRound } from './demo-round.ts'
import { WIN_PATIENCE_MS, betRule, playRealRound } from './real-round.ts'
import type { PlayRules } from './rules.ts'
import { StudioRefusal } from './refusal.ts'
import type { RoundReply } from './reply.ts'
import { createSessionStore, rememberRound } from './session.ts'
import type { Session } from './session.ts'

export interface StudioOptions {
  readonly wallet: WalletClient
  readonly journal: Journal
  readonly grants: Grants
  readonly findTheme: (identity: string) => GameTheme | undefined
  readonly random: Random
  readonly clock: Clock
  readonly logger: Logger
  readonly betRule?: RetryRule
  readonly settlementRule?: RetryRule
  readonly winPatienceMs?: number
}

export type OpenRequest =
  | { mode: 'demo'; game: string; rules: PlayRules }
  | { mode: 'real'; game: string; launchToken: string }

/** The studio's use cases. Everything else in this folder only carries words to and from them. */
export interface Studio {
  /** Opens a game for one page; a real one by its single-use launch token. */
  open(request: OpenRequest): Promise<Session>
  session(id: string): Session
  /** A page that has a demo already does without the one that came with it. */
  forgetUnused(id: string): void
  /** Asks the platform for the balance, unless a round is under way. */
  refresh(session: Session): Promise<void>
  /** Plays one round. The same `key` again gives the same round, whether it has ended or not. */
  spin(session: Session, bet: bigint, key: string, grantId?: string): Promise<RoundReply>
  /** Rounds the house pays for that the session's next round can be one of. */
  grantOf(session: Session): Grant | undefined
  /** Waits until everything owed to the platform is settled; false when the time was too short. */
  drain(timeoutMs: number): Promise<boolean>
}

export function createStudio(options: StudioOptions): Studio {
  const { wallet, random, clock, logger } = options
  const sessions = createSessionStore(clock)
  const settlements = createSettlements(wallet, options.journal, logger, options.settlementRule)
  const real = {
    wallet,
    settlements,
    grants: options.grants,
    random,
    betRule: options.betRule ?? betRule,
    winPatienceMs: options.winPatienceMs ?? WIN_PATIENCE_MS,
  }

  function currentGrant({ playerId, theme, currency }: Session): Grant | undefined {
    if (playerId === undefined) return undefined
    return options.grants.current({ playerId, gameId: theme.identity, currency }, clock.now())
  }

  async function openWallet(launchToken: string, game: string): Promise<WalletSession> {
    const opened = await wallet.openSession(launchToken, game).catch((error: unknown) => {
      logger.error('a launch token could not be exchanged', error, { game })
      throw new StudioRefusal('platform_unreachable', 'The game could not be opened just now. Try again.')
    })
    if (!opened) throw new StudioRefusal('launch_not_found', 'This link was used before or has expired.')
    return opened
  }

  return {
    async open(request) {
      const theme = options.findTheme(request.game)
      if (!theme) throw new StudioRefusal('game_not_found', 'There is no such game.')
      const game = gameOf(theme.profileId, theme.layoutId)
      const money =
        request.mode === 'real'
          ? await openWallet(request.launchToken, theme.identity)
          : {
              currency: DEMO_CURRENCY,
              subunitToUnit: DEMO_SUBUNIT_TO_UNIT,
              balance: DEMO_BALANCE_START,
              stakeMax: undefined,
              rules: request.rules,
              sessionToken: undefined,
              playerId: undefined,
            }
      const { currency, subunitToUnit, balance, sessionToken, playerId, rules, stakeMax } = money
      const levels = betLevels(game.layout.paylines.length, currency, subunitToUnit)
      const bets = stakeMax === undefined ? levels : levels.filter((bet) => bet <= stakeMax)
      if (bets.length === 0) throw new StudioRefusal('bet_not_offered', 'No bet of this game is small enough here.')
      const { mode } = request
      return sessions.open({ mode, theme, game, currency, subunitToUnit, bets, balance, sessionToken, playerId, rules })
    },
    session: (id) => sessions.find(id),
    forgetUnused: (id) => sessions.forgetUnused(id),
    async refresh(session) {
      if (!session.sessionToken || session.isBusy) return
      const balance = await wallet.balance(session.sessionToken).catch(() => undefined)
      // A round may have begun meanwhile; its answers are newer.
      if (balance !== undefined && !session.isBusy) session.balance = balance
    },
    grantOf: currentGrant,
    spin(session, bet, key, grantId) {
      const known = session.rounds.get(key)
      if (known) {
        if (known.bet === bet && known.grantId === grantId) return known.reply
        throw new StudioRefusal('round_key_conflict', 'This round was played with another bet.')
      }
      const grant = grantId === undefined ? undefined : currentGrant(session)
      if (grantId !== undefined && (grant?.grantId !== grantId || BigInt(grant.value) !== bet))
        throw new StudioRefusal('free_rounds_over', 'No free round is left.')
      if (!grant && !session.bets.includes(bet)) throw new StudioRefusal('bet_not_offered', 'This bet is not offered.')
      const nowMs = clock.now().getTime()
      if (nowMs < session.nextRoundAtMs) throw new StudioRefusal('too_many_requests', 'The last round is not over yet.')
      if (session.isBusy) throw new StudioRefusal('round_in_progress', 'The last round is still being settled.')
      const reply = session.mode === 'real' ? playRealRound(real, session, bet, grantId) : demo(session, bet, random)
      session.nextRoundAtMs = nowMs + session.rules.roundMs
      rememberRound(session, key, { bet, grantId, reply })
      return reply
    },
    drain: (timeoutMs) => settlements.drain(timeoutMs),
  }
}

async function demo(session: Session, bet: bigint, random: Random): Promise<RoundReply> {
  return playDemoRound(session, bet, random)
}
