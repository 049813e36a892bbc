import { useSyncExternalStore } from 'react'

const KEY = 'paymentGeo'

const subscribers = new Set<() => void>()

/** The country the player pays from by their own choice; `null` while they have made none. Browser only. */
export function usePaymentRegion(): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(KEY))
}

/** Remembers the choice in this browser. */
export function choosePaymentRegion(country: string): void {
  localStorage.setItem(KEY, country)
  for (const subscriber of subscribers) subscriber()
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  addEventListener('storage', subscriber)
  return () => {
    subscribers.delete(subscriber)
    removeEventListener('storage', subscriber)
  }
}

/** What is sent with calls on payments: the chosen country where it is not the one the visit comes from anyway. */
export function countryToSend(chosen: string | null, visitorCountry: string | null): string | undefined {
  return chosen !== null && chosen !== visitorCountry ? chosen : undefined
}
