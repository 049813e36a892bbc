import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { AgreementVersion } from '../../shapes/player.ts'

export const acceptAgreements = operation('acceptAgreements', {
  summary:
    'Keeps that the player agrees to these documents, and answers with those still open: a version that is no longer shown is not agreed to.',
  method: 'PUT',
  path: '/api/player/agreements',
  auth: 'player',
  body: z.strictObject({ agreements: z.array(AgreementVersion).min(1).max(10) }),
  reply: z.array(AgreementVersion),
})
