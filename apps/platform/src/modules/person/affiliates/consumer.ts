import { readCompanies } from '../../ground/companies/index.ts'
import type { FactConsumer } from '../../ground/facts/index.ts'
import { addJobs } from '../../ground/jobs/index.ts'
import { findAffiliateTags } from '../players/index.ts'
import { companyOf } from './company-of.ts'
import { readTellingSince, insertPostbacks } from './postback-store.ts'
import { tellAffiliateJob } from './send.ts'
import * as store from './store.ts'
import { tallyOf } from './tallies.ts'

/**
 * Keeps who brought a player, counts what came of it by day, and has the company told: each fact once, whatever dies.
 * A moment after the registration, so that nobody who opens an account waits for it.
 */
export const affiliateTallies: FactConsumer<'player_registered' | 'deposit_settled'> = {
  name: 'affiliates',
  kinds: ['player_registered', 'deposit_settled'],
  hasSharedRows: true,
  async apply(tx, facts) {
    const registered = facts.filter(({ kind }) => kind === 'player_registered')
    const tags = await findAffiliateTags(
      tx,
      registered.map(({ playerId }) => playerId),
    )
    if (tags.size > 0) {
      const affiliates = (await readCompanies(tx)).filter(({ kind }) => kind === 'affiliate')
      const ids = new Set(affiliates.map(({ id }) => id))
      await store.insertBrought(
        tx,
        registered.flatMap(({ playerId, occurredAt }) => {
          const tag = tags.get(playerId) ?? ''
          const companyId = companyOf(tag, ids)
          return companyId === null ? [] : [{ playerId, companyId, tag, registeredAt: occurredAt }]
        }),
      )
    }
    const brought = await store.readBrought(tx, [...new Set(facts.map(({ playerId }) => playerId))])
    if (brought.size === 0) return
    const counted = facts.flatMap((fact) => {
      const player = brought.get(fact.playerId)
      return player ? [{ ...tallyOf(player, fact), recordedAt: fact.recordedAt }] : []
    })
    await store.addTallies(
      tx,
      counted.map(({ tally }) => tally),
    )
    const since = await readTellingSince(tx)
    const fresh = counted.flatMap(({ postback, recordedAt }) => (postback && recordedAt >= since ? [postback] : []))
    const added = await insertPostbacks(tx, fresh)
    await addJobs(
      tx,
      tellAffiliateJob,
      added.map((postbackId) => ({ postbackId })),
    )
  },
  // Who brought whom stands, and what a company was told of is not told again.
  reset: store.removeTallies,
}
