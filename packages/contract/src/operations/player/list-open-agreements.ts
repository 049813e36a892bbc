import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { AgreementVersion } from '../../shapes/player.ts'

export const listOpenAgreements = operation('listOpenAgreements', {
  summary: 'Documents this player has not agreed to in the version that is shown now.',
  method: 'GET',
  path: '/api/player/agreements',
  auth: 'player',
  reply: z.array(AgreementVersion),
})
