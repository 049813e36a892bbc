import { publish } from '../../ground/outbox/index.ts'
import { allowed, refused, stakeRule } from './rule.ts'

/** Where the rules of this module stand; others come between. Limits hear what the stake is made of. */
export const RULE_ORDER = {
  session: 100,
  game: 200,
  country: 300,
  bonus: 400,
  limits: 500,
  funds: 600,
  round: 700,
}

const nothing = () => Promise.resolve(undefined)

/** The stake is for the game and in the currency that were opened. */
export const gameRule = stakeRule({
  name: 'game',
  order: RULE_ORDER.game,
  asked: 'plain',
  read: nothing,
  decide: (_, { claimed, game }, { currency }) =>
    claimed.game === game.identity && claimed.currency === currency ? allowed : refused('other_game'),
})

/** Each purse holds its part. The player's open pages hear of a stake that was more. */
export const fundsRule = stakeRule({
  name: 'funds',
  order: RULE_ORDER.funds,
  asked: 'plain',
  read: nothing,
  decide: (_, _stake, { purses }, composition) =>
    composition.cash <= purses.cash && composition.bonus <= purses.bonus ? allowed : refused('insufficient_funds'),
  tell: (tx, _, { game }, { playerId }) => {
    const about = { gameIdentity: game.identity, gameId: game.id }
    return publish(tx, {
      channel: `game:bets#${playerId}`,
      data: { event: 'game.bet.balance-insufficient', ...about },
    })
  },
})

/** The round is new, or open and of this account and game; one that costs nothing has one stake alone. */
export const roundRule = stakeRule({
  name: 'round',
  order: RULE_ORDER.round,
  asked: 'plain',
  read: nothing,
  decide: (_, { free }, { round }) =>
    round === 'new' || (round === 'open' && !free) ? allowed : refused('round_closed'),
})
