import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CountryNotice } from '../../shapes/settings.ts'

export const listCountryNotices = operation('listCountryNotices', {
  summary: 'What pages have to say and show by the rules of countries; none where no rule asks for anything.',
  method: 'GET',
  path: '/api/settings/country-notices',
  auth: 'none',
  reply: z.array(CountryNotice),
})
