/** Free spins as somebody else would keep them: everything that happened, asked anew whenever something is to be known. */
export interface ModelGrant {
  rounds: number
  isCash: boolean
  activateBy: number
  playWithinMs: number
  playBy: number | null
  end: { result: 2 | 3 | 4; at: number } | null
  isSettled: boolean
  /** What became bonuses of it. */
  bonuses: bigint[]
}

export interface ModelRound {
  grant: ModelGrant
  /** `waiting`: a win of it waits for an operator, as far as the house has looked. */
  state: 'open' | 'closed' | 'back' | 'waiting'
  paid: bigint[]
  waiting: { amount: bigint; word: 'approve' | 'refuse' | null }[]
}

const DAY_MS = 86_400_000
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

export class SpinsModel {
  readonly grants: ModelGrant[] = []
  readonly rounds: ModelRound[] = []
  readonly #winMax: bigint

  constructor(winMax: bigint) {
    this.#winMax = winMax
  }

  used(grant: ModelGrant): number {
    return this.rounds.filter((round) => round.grant === grant && round.state !== 'back').length
  }

  status(grant: ModelGrant): 1 | 2 | 3 {
    return grant.end ? 3 : grant.playBy === null ? 1 : 2
  }

  /** Everything its rounds were paid. */
  won(grant: ModelGrant): bigint {
    return sum(this.rounds.filter((round) => round.grant === grant).flatMap(({ paid }) => paid))
  }

  get cash(): bigint {
    return sum(this.grants.filter(({ isCash }) => isCash).map((grant) => this.won(grant)))
  }

  activate(grant: ModelGrant, now: number): 'done' | 'refused' {
    if (grant.end || grant.playBy !== null || grant.activateBy <= now) return 'refused'
    grant.playBy = now + grant.playWithinMs
    return 'done'
  }

  cancel(grant: ModelGrant, now: number): 'done' | 'refused' {
    if (grant.end) return 'refused'
    this.#end(grant, 3, now)
    return 'done'
  }

  bet(grant: ModelGrant, now: number): 'ok' | 'free_rounds_over' {
    const { end, playBy, rounds } = grant
    if (end || playBy === null || playBy <= now || this.used(grant) >= rounds) return 'free_rounds_over'
    this.rounds.push({ grant, state: 'open', paid: [], waiting: [] })
    return 'ok'
  }

  win(round: ModelRound, amount: bigint, isClosed: boolean, now: number): string {
    if (round.state === 'back') return 'bet_rolled_back'
    if (amount > 0n && sum(round.paid) + amount > this.#winMax) {
      round.waiting.push({ amount, word: null })
      round.state = 'waiting'
      this.#follow(round.grant, now)
      return 'win_waiting'
    }
    round.paid.push(amount)
    if (isClosed && round.state === 'open') round.state = 'closed'
    this.#follow(round.grant, now)
    return 'ok'
  }

  giveBack(round: ModelRound, now: number): string {
    if (round.state === 'back') return 'ok'
    if (sum(round.paid) > 0n || round.waiting.some(({ word }) => word !== 'refuse')) return 'bet_refused'
    round.state = 'back'
    this.#follow(round.grant, now)
    return 'ok'
  }

  /** An operator's word on the oldest win of the round that waits. */
  decide(round: ModelRound, word: 'approve' | 'refuse'): boolean {
    const win = round.waiting.find((one) => one.word === null)
    if (!win) return false
    win.word = word
    if (word === 'approve') round.paid.push(win.amount)
    return true
  }

  /** The job that looks whose time is over, and which wins were decided. */
  expire(now: number): void {
    for (const grant of this.grants) {
      const own = this.rounds.filter((round) => round.grant === grant && round.state === 'waiting')
      const isDue =
        own.length > 0 ||
        (!grant.end && (grant.playBy ?? grant.activateBy) <= now) ||
        (grant.end !== null && !grant.isSettled && grant.end.at + DAY_MS <= now)
      if (!isDue) continue
      for (const round of own) if (round.waiting.every(({ word }) => word !== null)) round.state = 'closed'
      this.#follow(grant, now)
    }
  }

  #isOpen(grant: ModelGrant): boolean {
    return this.rounds.some((round) => round.grant === grant && ['open', 'waiting'].includes(round.state))
  }

  #follow(grant: ModelGrant, now: number): void {
    const isPlayed = this.used(grant) === grant.rounds
    if (!grant.end) {
      if (grant.playBy !== null && isPlayed && !this.#isOpen(grant)) this.#end(grant, 2, now)
      else if ((grant.playBy ?? grant.activateBy) <= now)
        this.#end(grant, grant.playBy !== null && isPlayed ? 2 : 4, now)
      return
    }
    if (!grant.isSettled && this.#isOpen(grant) && now < grant.end.at + DAY_MS) return
    grant.isSettled = true
    this.#passOn(grant)
  }

  #end(grant: ModelGrant, result: 2 | 3 | 4, now: number): void {
    grant.end = { result, at: now }
    if (this.#isOpen(grant)) return
    grant.isSettled = true
    this.#passOn(grant)
  }

  #passOn(grant: ModelGrant): void {
    const left = grant.isCash ? 0n : this.won(grant) - sum(grant.bonuses)
    if (left > 0n) grant.bonuses.push(left)
  }
}
