import type { BonusTerms } from '../../src/modules/play/wagering/index.ts'

export interface ModelBonus {
  terms: BonusTerms
  amount: bigint
  issuedAt: number
  activatedAt: number | null
  end: { result: 2 | 3 | 4 | 5; converted: bigint; forfeited: bigint } | null
  /** Everything that touched its money: what was put on, staked, won and given back, by sign. */
  moves: bigint[]
}

interface ModelStake {
  cash: bigint
  bonus: bigint
  /** Which bonus it counted for, and how much. */
  counted: { bonus: ModelBonus; amount: bigint } | null
  isGivenBack: boolean
}

export interface ModelRound {
  stakes: Map<string, ModelStake>
  /** The bonus it is played with. */
  bonus: ModelBonus | null
  /** Money may come back to that bonus: what is staked in it after all was given back is of cash alone. */
  isPlayed: boolean
  isClosed: boolean
  won: bigint
}

const MINUTE_MS = 60_000
const least = (...values: (bigint | null)[]) =>
  values.filter((value) => value !== null).reduce((low, value) => (value < low ? value : low))

/** A second opinion on bonus money of one account: it keeps what happened and counts anew whenever it is asked. */
export class BonusModel {
  cash = 0n
  readonly bonuses: ModelBonus[] = []
  readonly rounds = new Map<string, ModelRound>()

  balance(bonus: ModelBonus): bigint {
    return bonus.moves.reduce((sum, move) => sum + move, 0n)
  }

  wagered(bonus: ModelBonus): bigint {
    let sum = 0n
    for (const { stakes } of this.rounds.values())
      for (const { counted, isGivenBack } of stakes.values())
        if (counted?.bonus === bonus && !isGivenBack) sum += counted.amount
    return sum
  }

  openRounds(bonus: ModelBonus): number {
    return [...this.rounds.values()].filter((round) => round.bonus === bonus && round.isPlayed).length
  }

  get active(): ModelBonus | undefined {
    return this.bonuses.find(({ activatedAt, end }) => activatedAt !== null && end === null)
  }

  private inPlay(now: number): ModelBonus | undefined {
    const { active } = this
    return active && now < wagerBy(active) ? active : undefined
  }

  issue(terms: BonusTerms, amount: bigint, now: number): void {
    const bonus: ModelBonus = { terms, amount, issuedAt: now, activatedAt: null, end: null, moves: [amount] }
    const isFree = !this.active
    this.bonuses.push(bonus)
    if (terms.activatesItself && isFree) this.start(bonus, now)
  }

  private start(bonus: ModelBonus, now: number): void {
    bonus.activatedAt = now
    this.settle(bonus, now)
  }

  activate(bonus: ModelBonus, now: number): 'done' | 'bonus_not_available' | 'bonus_locked' {
    if (
      bonus.end ||
      bonus.activatedAt !== null ||
      now >= bonus.issuedAt + bonus.terms.activateWithinMinutes * MINUTE_MS
    )
      return 'bonus_not_available'
    const former = this.active
    if (former && this.isLocked(former)) return 'bonus_locked'
    if (former) this.end(former, 3)
    this.start(bonus, now)
    return 'done'
  }

  cancel(bonus: ModelBonus): 'done' | 'bonus_not_available' | 'bonus_locked' {
    if (bonus.end) return 'bonus_not_available'
    if (bonus.activatedAt !== null && this.isLocked(bonus)) return 'bonus_locked'
    this.end(bonus, 3)
    return 'done'
  }

  private isLocked(bonus: ModelBonus): boolean {
    return bonus.terms.isCancelLocked && this.wagered(bonus) > 0n
  }

  withdraw(amount: bigint): void {
    this.cash -= amount
    if (this.active?.terms.onWithdrawal === 'cancels') this.end(this.active, 3)
  }

  /** The job that looks whose time is over. */
  expire(now: number): void {
    for (const bonus of this.bonuses) {
      if (bonus.end) continue
      const isUnused = bonus.activatedAt === null
      if (isUnused && now >= bonus.issuedAt + bonus.terms.activateWithinMinutes * MINUTE_MS) this.end(bonus, 4)
      if (!isUnused && now >= wagerBy(bonus)) this.settle(bonus, now)
    }
  }

  stake(
    { reference, round: name, game, amount }: { reference: string; round: string; game: string; amount: bigint },
    now: number,
  ): 'taken' | 'insufficient_funds' | 'bonus_excludes_game' | 'bonus_max_bet' | 'round_closed' {
    const round = this.rounds.get(name) ?? { stakes: new Map(), bonus: null, isPlayed: false, isClosed: false, won: 0n }
    const active = this.inPlay(now)
    const bonus = active && (round.bonus === null || round.bonus === active) ? active : undefined
    let fromBonus = 0n
    if (bonus) {
      const { games, gamesExcluded, maxBet, stakeOrder } = bonus.terms
      if (games.length > 0 && games.includes(game) === gamesExcluded) return 'bonus_excludes_game'
      if (maxBet !== null && amount > BigInt(maxBet)) return 'bonus_max_bet'
      const wanted = stakeOrder === 'bonus_first' ? amount : amount > this.cash ? amount - this.cash : 0n
      fromBonus = least(wanted, this.balance(bonus))
    }
    if (amount - fromBonus > this.cash) return 'insufficient_funds'
    if (round.isClosed) return 'round_closed'
    this.rounds.set(name, round)
    this.cash -= amount - fromBonus
    bonus?.moves.push(-fromBonus)
    const counts = bonus ? countedOf(bonus.terms, game, amount, fromBonus) : 0n
    const isPlayedWithIt = bonus !== undefined && (counts > 0n || fromBonus > 0n)
    if (isPlayedWithIt) Object.assign(round, { bonus, isPlayed: true })
    const counted = isPlayedWithIt ? { bonus, amount: counts } : null
    round.stakes.set(reference, { cash: amount - fromBonus, bonus: fromBonus, counted, isGivenBack: false })
    return 'taken'
  }

  win(name: string, amount: bigint, isClosed: boolean, now: number): 'paid' | 'given_back' | 'unknown_round' {
    const round = this.rounds.get(name)
    if (!round) return 'unknown_round'
    const { cash, bonus } = staked(round)
    if (cash + bonus === 0n) return 'given_back'
    if (isClosed) round.isClosed = true
    round.won += amount
    const toBonus = (amount * bonus) / (cash + bonus)
    this.cash += amount - toBonus
    this.receive(round, toBonus, now)
    return 'paid'
  }

  giveBack(name: string, reference: string, now: number): 'given_back' | 'refused' | 'repeated' {
    const round = this.rounds.get(name)
    const stake = round?.stakes.get(reference)
    if (!round || !stake) return 'refused'
    if (stake.isGivenBack) return 'repeated'
    if (round.won > 0n) return 'refused'
    stake.isGivenBack = true
    this.cash += stake.cash
    this.receive(round, stake.bonus, now)
    return 'given_back'
  }

  /** Money that comes back to the bonus of a round, or to nobody once it has ended. */
  private receive(round: ModelRound, amount: bigint, now: number): void {
    const { bonus } = round
    if (!bonus) return
    if (isSettled(round)) round.isPlayed = false
    bonus.moves.push(amount)
    if (!bonus.end) return this.settle(bonus, now)
    const won = bonus.end.result === 2 ? least(amount, winMax(bonus) - bonus.end.converted) : 0n
    bonus.end.converted += won
    bonus.end.forfeited += amount - won
    this.cash += won
    bonus.moves.push(-amount)
  }

  private settle(bonus: ModelBonus, now: number): void {
    if (bonus.activatedAt === null) return
    const isLate = now >= wagerBy(bonus)
    if (this.openRounds(bonus) > 0) {
      if (now >= wagerBy(bonus) + 1440 * MINUTE_MS) this.end(bonus, 4)
    } else if (this.balance(bonus) === 0n) this.end(bonus, 5)
    else if (this.wagered(bonus) >= bonus.amount * BigInt(bonus.terms.wagerCasino)) this.end(bonus, 2)
    else if (isLate) this.end(bonus, 4)
  }

  private end(bonus: ModelBonus, result: 2 | 3 | 4 | 5): void {
    const balance = this.balance(bonus)
    const eligible = bonus.terms.sticky ? balance - bonus.amount : balance
    const converted = result === 2 && eligible > 0n ? least(eligible, winMax(bonus)) : 0n
    bonus.end = { result, converted, forfeited: balance - converted }
    bonus.moves.push(-balance)
    this.cash += converted
  }
}

function wagerBy({ activatedAt, terms }: ModelBonus): number {
  return activatedAt! + terms.wagerWithinMinutes * MINUTE_MS
}

function winMax({ terms, amount }: ModelBonus): bigint {
  if (!terms.cashable) return 0n
  const byMultiple = terms.maxWinMultiplier === null ? null : amount * BigInt(terms.maxWinMultiplier)
  return least(terms.maxWin === null ? null : BigInt(terms.maxWin), byMultiple, 10n ** 37n)
}

function countedOf(terms: BonusTerms, game: string, amount: bigint, fromBonus: bigint): bigint {
  const { amountFrom, amountTo } = terms.casino
  if (amountFrom !== undefined && amount < BigInt(amountFrom)) return 0n
  const base = least(terms.counts === 'bonus' ? fromBonus : amount, amountTo === undefined ? null : BigInt(amountTo))
  const weight = terms.weights.games[game] ?? terms.weights.types['slot'] ?? 1
  return (base * BigInt(weight * 100)) / 100n
}

function staked({ stakes }: ModelRound): { cash: bigint; bonus: bigint } {
  const standing = [...stakes.values()].filter(({ isGivenBack }) => !isGivenBack)
  const sum = (part: 'cash' | 'bonus') => standing.reduce((total, stake) => total + stake[part], 0n)
  return { cash: sum('cash'), bonus: sum('bonus') }
}

function isSettled(round: ModelRound): boolean {
  const { cash, bonus } = staked(round)
  return round.isClosed || cash + bonus === 0n
}
