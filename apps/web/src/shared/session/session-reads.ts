/** The longest that an end of the session waits for what was asked before it. */
const PATIENCE_MS = 1_000

/**
 * The reads that carry the session's token. Who signs out does not hear of a session that is over: what was asked
 * before is answered first, and what is asked meanwhile waits, and is not sent if the session has ended.
 */
export class SessionReads {
  readonly #underWay = new Set<Promise<unknown>>()
  #pause: Promise<unknown> = Promise.resolve()

  /** Carries a read out, unless the session has ended by the time it may. */
  async run<Answer>(hasEnded: () => boolean, read: () => Promise<Answer>): Promise<Answer> {
    await this.#pause
    if (hasEnded()) throw new Error('The session has ended')
    const answer = read()
    this.#underWay.add(answer)
    try {
      return await answer
    } finally {
      this.#underWay.delete(answer)
    }
  }

  /** Does what may end the session while no read is under way. */
  pausedFor<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#atRest().then(work)
    this.#pause = result.catch(() => undefined)
    return result
  }

  #atRest(): Promise<unknown> {
    const patience = new Promise((tired) => setTimeout(tired, PATIENCE_MS))
    return Promise.race([Promise.allSettled(this.#underWay), patience])
  }
}
