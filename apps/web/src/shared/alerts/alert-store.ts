import type { MarkedValues } from '../content/marked-text.ts'

/** A file and key of the alerts category: `profile.accountBlocked`. */
export type AlertKey = `${string}.${string}`

export interface AlertRequest {
  id: number
  key: AlertKey
  values: MarkedValues
}

type Subscriber = () => void

let requests: readonly AlertRequest[] = []
let lastId = 0
const subscribers = new Set<Subscriber>()

function set(next: readonly AlertRequest[]): void {
  requests = next
  for (const subscriber of subscribers) subscriber()
}

interface Hold {
  isHeld: (key: AlertKey) => boolean
  waiting: [AlertKey, MarkedValues][]
}
const holds = new Set<Hold>()

/** Keeps alerts whose keys begin like this back, until the returned function is called: they are shown then. */
export function holdAlerts(beginnings: readonly string[]): () => void {
  const hold: Hold = { isHeld: (key) => beginnings.some((beginning) => key.startsWith(beginning)), waiting: [] }
  holds.add(hold)
  return () => {
    if (holds.delete(hold)) hold.waiting.forEach(([key, values]) => showAlert(key, values))
  }
}

/** Shows an alert of the content tree for 3 seconds. Callable from anywhere in the browser. */
export function showAlert(key: AlertKey, values: MarkedValues = {}): void {
  const hold = [...holds].find(({ isHeld }) => isHeld(key))
  if (hold) return void hold.waiting.push([key, values])
  lastId += 1
  set([...requests, { id: lastId, key, values }])
}

export function removeAlert(id: number): void {
  set(requests.filter((request) => request.id !== id))
}

export function subscribeAlerts(subscriber: Subscriber): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

export const readAlerts = (): readonly AlertRequest[] => requests
const NONE: readonly AlertRequest[] = []
export const readAlertsOnServer = (): readonly AlertRequest[] => NONE
