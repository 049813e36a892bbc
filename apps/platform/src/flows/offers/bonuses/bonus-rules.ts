import { publish } from '../../../modules/ground/outbox/index.ts'
import { allowed, refused, RULE_ORDER, stakeRule } from '../../../modules/play/rounds/index.ts'
import { bonusView, judgeStake } from '../../../modules/play/wagering/index.ts'

/**
 * The active bonus of the account allows the stake, and pays what of it the terms say. The short path asks the same
 * function in its one statement. Where the bonus refuses a stake its player's open pages hear why.
 */
export const wageringRule = stakeRule({
  name: 'wagering',
  order: RULE_ORDER.bonus,
  asked: 'plain',
  // What costs nothing is not staked with it.
  isIdle: ({ free }) => free !== undefined,
  read: (tx, { accountId, source, round, game, amount, at }, { purses }) =>
    judgeStake(tx, { accountId, source, round, gameId: game.id, amount, cash: purses.cash, at }),
  decide: ({ reason, fromBonus }, { amount }) => {
    if (reason) return refused(reason)
    if (fromBonus === 0n) return allowed
    return { kind: 'composed', composition: { cash: amount - fromBonus, bonus: fromBonus } }
  },
  tell: async (tx, { reason, bonusId }, { game }, { playerId }) => {
    if (!reason || !bonusId) return
    const playerBonus = await bonusView(tx, bonusId)
    const { currency, maxBetAmount } = playerBonus
    const about = { gameIdentity: game.identity, gameId: game.id }
    const channel = `game:bets#${playerId}`
    if (reason === 'bonus_excludes_game')
      await publish(tx, { channel, data: { event: 'game.bet.restricted', ...about, playerBonus } })
    else
      await publish(tx, {
        channel,
        data: { event: 'game.bet.max.exceed', ...about, playerBonus: { currency, maxBetAmount } },
      })
  },
})
