import type { MessageChannel, MessageTopic } from '@baize/contract/kinds'

/**
 * `on` and `off` stand until the player chooses; `always` is nobody's choice; `never`: nothing of the topic goes this way.
 */
type Rule = 'on' | 'off' | 'always' | 'never'

/**
 * Which topics take which ways. What the player must hear of, because their account or the law is at stake, is always on
 * the site and in letters. Offers are pushed to those alone who asked for it.
 */
export const topicRules: Record<MessageTopic, Record<MessageChannel, Rule>> = {
  account: { site: 'always', email: 'always', push: 'on' },
  money: { site: 'on', email: 'on', push: 'on' },
  documents: { site: 'on', email: 'on', push: 'on' },
  offers: { site: 'on', email: 'on', push: 'off' },
  play: { site: 'on', email: 'never', push: 'off' },
  invitations: { site: 'on', email: 'on', push: 'off' },
}

/** Topics that are about what the house gives: whoever may be offered nothing hears of them by no push. */
export const promotedTopics: ReadonlySet<MessageTopic> = new Set(['offers', 'play', 'invitations'])
