import { operation } from '../../core/operation.ts'
import { ProofWays } from '../../shapes/proofs.ts'

export const getProofWays = operation('getProofWays', {
  summary: 'By what the player may prove anew who they are, before something that a thief of the session must not do.',
  method: 'GET',
  path: '/api/player/proofs',
  auth: 'player',
  reply: ProofWays,
})
