/** How a price is written. */
export const oddsFormats = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof oddsFormats)[number]

/** Fractions that bookmakers write, as what is won for one. */
const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 50],
  [1, 40],
  [1, 33],
  [1, 25],
  [1, 20],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 11],
  [1, 10],
  [1, 9],
  [1, 8],
  [1, 7],
  [1, 6],
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [1, 1],
  [11, 10],
  [6, 5],
  [5, 4],
  [11, 8],
  [7, 5],
  [6, 4],
  [8, 5],
  [13, 8],
  [7, 4],
  [9, 5],
  [15, 8],
  [2, 1],
  [21, 10],
  [11, 5],
  [9, 4],
  [23, 10],
  [12, 5],
  [5, 2],
  [13, 5],
  [11, 4],
  [14, 5],
  [3, 1],
  [16, 5],
  [10, 3],
  [7, 2],
  [18, 5],
  [4, 1],
  [9, 2],
  [5, 1],
  [11, 2],
  [6, 1],
  [13, 2],
  [7, 1],
  [15, 2],
  [8, 1],
  [17, 2],
  [9, 1],
  [10, 1],
]

/** A price in hundredths as the player reads it; fractions and American odds are the nearest that is written. */
export function oddsText(price: number, format: OddsFormat): string {
  const won = price / 100 - 1
  if (format === 'decimal') return (price / 100).toFixed(2)
  if (format === 'american') return won >= 1 ? `+${Math.round(won * 100)}` : `-${Math.round(100 / won)}`
  if (won > 10) return `${Math.round(won)}/1`
  const [over, under] = FRACTIONS.reduce((best, next) => (off(next, won) < off(best, won) ? next : best))
  return `${over}/${under}`
}

const off = ([over, under]: readonly [number, number], won: number): number => Math.abs(Math.log(over / under / won))
