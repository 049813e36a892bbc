import type { Client } from '@baize/client'
import { askPlayer } from '../dialogs/questions.ts'
import { isRefused } from '../failure/is-refused.ts'

/**
 * The same caller, which asks the player for a fresh proof where the platform wants one, or to agree to documents that
 * have changed, and then makes the call again; and for the second proof where a sign-in waits for it, whose answer is that of the call. No screen knows of it. Who
 * gives none gets the first refusal, which shows nothing.
 */
export function answering(client: Client): Client {
  async function answered<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    try {
      return await call()
    } catch (error) {
      const question = questionOf(error)
      if (!question || !(await askPlayer(question))) throw error
    }
    return call().catch((error: unknown) => {
      if (isRefused(error, 'fresh_proof_needed')) throw new Error('This browser keeps no proof', { cause: error })
      throw error
    })
  }
  return {
    call: async (name, input, options) => {
      try {
        return await answered(() => client.call(name, input, options))
      } catch (error) {
        const auth = isRefused(error, 'second_factor_needed') ? await askPlayer('second-factor') : null
        if (!auth) throw error
        // Every way of signing in answers alike.
        return auth as Awaited<ReturnType<typeof client.call<typeof name>>>
      }
    },
    callWithMeta: (name, input, options) => answered(() => client.callWithMeta(name, input, options)),
  }
}

function questionOf(error: unknown): 'fresh-proof' | 'agreements' | null {
  if (isRefused(error, 'fresh_proof_needed')) return 'fresh-proof'
  return isRefused(error, 'agreements_open') ? 'agreements' : null
}
