import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { text } from '../shapes/common.ts'
import { BonusPreview, OfferParams } from '../shapes/desk/offers.ts'

export const previewBonus = operatorOperation('previewBonus', {
  summary:
    'What a file of a bonus would give and cost if it stood among the offers, or what is wrong with it. Nothing is kept.',
  method: 'POST',
  path: '/api/operator/offers/bonuses/{offerId}/preview',
  roles: ['content', 'risk', 'owner'],
  params: OfferParams,
  body: z.strictObject({ file: text(200_000) }),
  reply: BonusPreview,
  isKeyed: true,
})
