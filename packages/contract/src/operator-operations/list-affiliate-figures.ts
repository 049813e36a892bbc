import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery, text } from '../shapes/common.ts'
import { AffiliateFigures, FiguresDay } from '../shapes/desk/affiliates.ts'
import { CompanyId } from '../shapes/desk/companies.ts'
import { AFFILIATE_TAG_LENGTH_MAX } from '../bounds.ts'

export const listAffiliateFigures = operatorOperation('listAffiliateFigures', {
  summary:
    'Registrations, first depositors and deposits that affiliate companies brought, by tag and day of UTC or month, the newest first; the last thirty days unless told.',
  method: 'GET',
  path: '/api/operator/affiliate-figures',
  roles: ['payments', 'risk', 'content', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    dateFrom: FiguresDay.optional(),
    dateTo: FiguresDay.optional(),
    by: z.enum(['day', 'month']).optional(),
    /** A line of each tag unless told, or of all tags of a company that are chosen. */
    per: z.enum(['tag', 'company']).optional(),
    companyId: CompanyId.optional(),
    tag: text(AFFILIATE_TAG_LENGTH_MAX).optional(),
    /** As campaigns have it: what tags begin with. */
    tagPrefix: text(AFFILIATE_TAG_LENGTH_MAX).optional(),
  }),
  reply: z.array(AffiliateFigures),
  meta: PageMeta,
})
