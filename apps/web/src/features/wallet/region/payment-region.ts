import { keptText, useKeptText } from '../../../shared/page/kept-text.ts'

const region = keptText('paymentGeo')

/** The country the player pays from by their own choice; `null` while they have made none. Browser only. */
export function usePaymentRegion(): string | null {
  return useKeptText(region)
}

/** Remembers the choice in this browser. */
export function choosePaymentRegion(country: string): void {
  region.keep(country)
}

/** What is sent with calls on payments: the chosen country where it is not the one the visit comes from anyway. */
export function countryToSend(chosen: string | null, visitorCountry: string | null): string | undefined {
  return chosen !== null && chosen !== visitorCountry ? chosen : undefined
}
