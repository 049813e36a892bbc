import { paySpin, returnSpin, takeSpin } from '../../../modules/offers/free-spins/index.ts'
import type { Rounds } from '../../../modules/play/rounds/index.ts'
import type { FreeRounds } from '../../../modules/play/seamless/index.ts'

/** Rounds the house pays for, as studios bring them: free spins. */
export function freeRoundsOf(rounds: Rounds): FreeRounds {
  return {
    take: (tx, stake, grantId) => takeSpin(tx, rounds, stake, grantId),
    pay: paySpin,
    giveBack: returnSpin,
  }
}
