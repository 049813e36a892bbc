import { resolve } from 'node:path'
import { OfferError, readOffers } from '@baize/platform'
import { shippedOffersDir } from '../layout.ts'

/**
 * `npm run offers:check` says what is wrong with the shipped offers; with a folder behind it, what would keep the site
 * from using that folder as `OFFERS_DIR`. A sentence for each; ends with 1 when there is any.
 */
const [folder] = process.argv.slice(2)
try {
  const { offers, cashback, wheels } = readOffers([shippedOffersDir(), ...(folder ? [resolve(folder)] : [])])
  process.stdout.write(
    `the offers are in order: ${offers.size} bonuses, ${cashback.size} cashback, ${wheels.size} wheels\n`,
  )
} catch (error) {
  if (!(error instanceof OfferError)) throw error
  for (const problem of error.problems) process.stdout.write(`${problem}\n`)
  process.stdout.write(`${error.problems.length} to put right\n`)
  process.exitCode = 1
}
