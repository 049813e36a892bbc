import type { RevenueLine as Line } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { toMainText } from '@baize/money'
import { isUuid } from '@baize/kit'
import { currencyByCode } from '../../../modules/ground/settings/index.ts'
import { readRevenue, type RevenueFilter, type RevenueLine } from '../../../modules/money/revenue/index.ts'
import { readGameNames } from '../../../modules/play/games/index.ts'
import type { Services } from '../../../services.ts'
import { chosenDays } from '../../desk/chosen-days.ts'

type Wanted = Partial<Omit<RevenueFilter, 'from' | 'until' | 'affiliate'>> & {
  dateFrom?: string | undefined
  dateTo?: string | undefined
  companyId?: string | undefined
}

/** What the house turned over between two days of UTC, of which either may come first. */
export async function revenueFigures(
  db: Queryable,
  { clock }: Pick<Services, 'clock'>,
  { dateFrom, dateTo, by = 'day', companyId, ...chosen }: Wanted,
  slice: { limit: number; offset: number },
): Promise<{ rows: Line[]; totalRows: number }> {
  // No game has another id, and nothing is of it.
  if (chosen.gameId && !isUuid(chosen.gameId)) return { rows: [], totalRows: 0 }
  const days = chosenDays({ dateFrom, dateTo }, clock.now())
  const { rows, totalRows } = await readRevenue(db, { ...chosen, ...days, by, affiliate: companyId }, slice)
  const names =
    by === 'game'
      ? await readGameNames(
          db,
          rows.map(({ key }) => key),
        )
      : new Map<string, string>()
  return { rows: rows.map((row) => view(row, names.get(row.key) ?? row.key)), totalRows }
}

function view({ key, currency, isWhole, ...sums }: RevenueLine, name: string): Line {
  const unit = currencyByCode(currency)?.subunitToUnit ?? 1n
  const told = (amount: bigint) => toMainText(amount, unit)
  const whole = <Value>(value: Value) => (isWhole ? value : null)
  const gross = sums.staked - sums.won
  return {
    key,
    name,
    currency,
    stakeCount: sums.stakeCount,
    staked: told(sums.staked),
    bonusStaked: told(sums.bonusStaked),
    won: told(sums.won),
    bonusWon: told(sums.bonusWon),
    grossRevenue: told(gross),
    bonusCost: whole(told(sums.bonusCost)),
    netRevenue: whole(told(gross - sums.bonusCost)),
    depositCount: whole(sums.depositCount),
    deposited: whole(told(sums.deposited)),
    payoutCount: whole(sums.payoutCount),
    paidOut: whole(told(sums.paidOut)),
    corrected: whole(told(sums.corrected)),
  }
}
