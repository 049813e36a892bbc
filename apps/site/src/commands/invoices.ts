import { userInfo } from 'node:os'
import { isUuid, systemClock } from '@baize/kit'
import { depositListeners, listInReview, resolveDeposit } from '@baize/platform'
import { withDatabase } from './database.ts'

const USAGE = 'npm run invoices -- [review | settle ID NOTE | fail ID NOTE]\n'
const SHOWN_MAX = 50

const SENTENCES = {
  done: 'done',
  repeated: 'it was decided so before',
  unknown: 'there is no such invoice',
  not_in_review: 'this invoice is not in review',
  other_currency: 'what was paid is in another currency than the account: it can only fail, and be paid back',
} as const

/**
 * `npm run invoices`: the deposits for which other money came than was asked for. `settle` credits what was paid, `fail`
 * credits nothing; both keep the note and the name of whoever decided in the log of facts.
 */
await withDatabase(async (pool) => {
  const [word = 'review', invoiceId, ...note] = process.argv.slice(2)
  if (word === 'review' && invoiceId === undefined) {
    const invoices = await listInReview(pool, SHOWN_MAX)
    for (const { id, playerId, provider, amount, currency, paidAmount, paidCurrency, updatedAt } of invoices)
      process.stdout.write(
        `${id} since ${updatedAt.toISOString()}: player ${playerId}, ${provider}, asked ${amount} ${currency}, paid ${paidAmount} ${paidCurrency} (smallest units)\n`,
      )
    if (invoices.length === 0) process.stdout.write('no invoice is in review\n')
    return
  }
  if ((word !== 'settle' && word !== 'fail') || !isUuid(invoiceId ?? '') || note.length === 0) return fail(USAGE)
  const outcome = await resolveDeposit({ pool, clock: systemClock }, depositListeners, {
    invoiceId: invoiceId!,
    decision: word,
    operator: userInfo().username,
    note: note.join(' '),
  })
  if (outcome === 'done' || outcome === 'repeated') process.stdout.write(`${SENTENCES[outcome]}\n`)
  else fail(`${SENTENCES[outcome]}\n`)
})

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
