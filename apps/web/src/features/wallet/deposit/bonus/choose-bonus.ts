import type { DepositBonus } from '@baize/contract'
import { BonusStatus } from '@baize/contract/kinds'
import type { TermUnits } from '../../../../shared/bonuses/bonus-terms.ts'
import { spinsWith } from '../../../../shared/bonuses/bonus-value.ts'
import { fitsDeposit, givenFor } from '../../../../shared/bonuses/given-for.ts'
import { nameIn } from '../../../../shared/bonuses/name-in.ts'
import { groupPackages } from '../../../../shared/bonuses/packages.ts'

/** What a deposit may bring along: a bonus, or what of a package comes with this deposit. */
export interface BonusRow {
  /** The id of the bonus that is sent. */
  id: string
  name: string
  /** Those that this deposit sets off, which decide what it is worth. */
  bonuses: readonly DepositBonus[]
  /** All members, later ones too. */
  members: readonly DepositBonus[]
}

export type BonusChoice = { kind: 'bonus'; id: string } | { kind: 'declined'; isByHand: boolean } | { kind: 'code' }

/** What there is to choose from: packages by their first member, then what belongs to none. */
export function rowsOf(offers: readonly DepositBonus[], locale: string): BonusRow[] {
  const { packages, singles } = groupPackages(offers, locale)
  const groups = [...packages, ...singles.map((bonus) => ({ name: nameIn(bonus, locale), bonuses: [bonus] }))]
  return groups.flatMap(({ name, bonuses: members }) => {
    const bonuses = members.filter(({ status }) => status === BonusStatus.running)
    return bonuses[0] ? [{ id: bonuses[0].id, name, bonuses, members }] : []
  })
}

export interface Deciding {
  rows: readonly BonusRow[]
  /** The deposit in main units. */
  amount: number
  units: TermUnits
  isDeclinedByDefault: boolean
  /** Every bonus fits: what a crypto deposit will come to is not known before. */
  isCrypto: boolean
}

/** A row is judged by its first bonus. */
export function fits({ bonuses: [first] }: BonusRow, { amount, units, isCrypto }: Deciding): boolean {
  return first !== undefined && (isCrypto || fitsDeposit(first, amount, units))
}

const declined: BonusChoice = { kind: 'declined', isByHand: false }

/** What stands when the form opens; the first rule that applies wins. */
export function firstChoice(
  deciding: Deciding,
  { preselected, hasCode }: { preselected: string | null; hasCode: boolean },
): BonusChoice {
  const wanted = deciding.rows.find(({ members }) => members.some(({ id }) => id === preselected))
  if (wanted) return { kind: 'bonus', id: wanted.id }
  if (hasCode) return { kind: 'code' }
  return deciding.isDeclinedByDefault ? declined : firstFitting(deciding)
}

/**
 * What stands at another amount, or once other bonuses are offered: a bonus that no longer fits gives way. Who declined
 * by hand is left alone.
 */
export function choiceNow(choice: BonusChoice, deciding: Deciding): BonusChoice {
  const { rows, isDeclinedByDefault } = deciding
  if (choice.kind === 'code' || (choice.kind === 'declined' && (choice.isByHand || isDeclinedByDefault))) return choice
  const row = choice.kind === 'bonus' ? rows.find(({ id }) => id === choice.id) : undefined
  if (row && fits(row, deciding)) return choice
  return isDeclinedByDefault ? declined : firstFitting(deciding)
}

function firstFitting(deciding: Deciding): BonusChoice {
  const first = deciding.rows.find((row) => fits(row, deciding))
  return first ? { kind: 'bonus', id: first.id } : declined
}

/** The bonus money of a row at an amount, in main units. */
export function worthOf({ bonuses }: BonusRow, amount: number, units: TermUnits): number {
  return bonuses.reduce((sum, bonus) => sum + givenFor(bonus, amount, units), 0)
}

/** The free spins of a row. */
export function spinsOf({ bonuses }: BonusRow): number {
  return bonuses.reduce((sum, bonus) => sum + spinsWith(bonus), 0)
}

/** How much has to be staked before it becomes cash, in main units. */
export function wagerOf({ bonuses }: BonusRow, amount: number, units: TermUnits): number {
  return bonuses.reduce(
    (sum, bonus) => sum + givenFor(bonus, amount, units) * (bonus.wagerCasino + bonus.wagerSportsbook),
    0,
  )
}

/** What is sent with the deposit. An open field without a code is a bonus declined. */
export function bonusToSend(choice: BonusChoice, hasCode: boolean): { bonusId?: string; isBonusDecline: boolean } {
  if (choice.kind === 'bonus') return { bonusId: choice.id, isBonusDecline: false }
  return { isBonusDecline: choice.kind === 'declined' || !hasCode }
}
