import type { AffiliateFigures } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { toMainText } from '@baize/money'
import { currencyByCode } from '../modules/ground/settings/index.ts'
import { type FiguresLine, listFigures } from '../modules/person/affiliates/index.ts'
import type { Services } from '../services.ts'

const DAY_MS = 86_400_000

/** Days that are shown when none is named, today included. */
const DAYS_SHOWN = 30

/** Before it there was no house, and after it will be none. */
const FIRST_DAY = '2020-01-01'
const LAST_DAY = '9999-12-31'

interface Wanted {
  dateFrom?: string | undefined
  dateTo?: string | undefined
  by?: 'day' | 'month' | undefined
  per?: 'tag' | 'company' | undefined
  companyId?: string | undefined
  tag?: string | undefined
  tagPrefix?: string | undefined
}

/** What came of tags of affiliate companies between two days of UTC, of which either may come first. */
export async function affiliateFigures(
  db: Queryable,
  { clock }: Pick<Services, 'clock'>,
  { dateFrom, dateTo, by = 'day', per = 'tag', ...chosen }: Wanted,
  slice: { limit: number; offset: number },
): Promise<{ rows: AffiliateFigures[]; totalRows: number }> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const last = dayOf(dateTo ?? day(clock.now().getTime()))
  const first = dayOf(dateFrom ?? day(Date.parse(last) - (DAYS_SHOWN - 1) * DAY_MS))
  const [from, until] = [first, last].toSorted() as [string, string]
  const { rows, totalRows } = await listFigures(db, { ...chosen, from, until, by, per }, slice)
  return { rows: rows.map(view), totalRows }
}

function view({ deposits, ...line }: FiguresLine): AffiliateFigures {
  return {
    ...line,
    deposits: deposits.map(({ currency, count, amount }) => ({
      currency,
      count,
      sum: toMainText(BigInt(amount), currencyByCode(currency)?.subunitToUnit ?? 1n),
    })),
  }
}

/** A day the house may have had; one that the month does not have is its last one. */
function dayOf(text: string): string {
  const within = [FIRST_DAY, [text, LAST_DAY].toSorted()[0]!].toSorted()[1]!
  const [year, month, day] = within.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > last ? `${within.slice(0, 8)}${last}` : within
}
