import type { AffiliateFigures } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { toMainText } from '@baize/money'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { type FiguresLine, listFigures } from '../../modules/person/affiliates/index.ts'
import type { Services } from '../../services.ts'
import { chosenDays } from '../desk/chosen-days.ts'

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
  const { rows, totalRows } = await listFigures(
    db,
    { ...chosen, ...chosenDays({ dateFrom, dateTo }, clock.now()), by, per },
    slice,
  )
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
