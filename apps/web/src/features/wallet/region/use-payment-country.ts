import { usePage } from '../../../shared/page/page-context.tsx'
import { countryToSend, usePaymentRegion } from './payment-region.ts'

/** The country that is sent with calls on payments; `undefined` where it is the one the visit comes from. */
export function usePaymentCountry(): string | undefined {
  return countryToSend(usePaymentRegion(), usePage().country)
}
