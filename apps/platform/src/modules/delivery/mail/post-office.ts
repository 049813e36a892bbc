import { type DeliveryPorts, deliverLetters } from './deliver.ts'
import { POLL_MS } from './rules.ts'
import { onLetter } from './write-letter.ts'

export interface PostOffice {
  /** Ends after the attempts under way. What is left waits for the next start. */
  stop(): Promise<void>
}

/** Delivers letters as they are written, and those that had to wait. */
export function startPostOffice(ports: DeliveryPorts): PostOffice {
  let isStopped = false
  let isCalled = false
  let isFailing = false
  let working: Promise<void> | null = null

  const work = async () => {
    while (isCalled && !isStopped) {
      isCalled = false
      try {
        if ((await deliverLetters(ports)) > 0) isCalled = true
        isFailing = false
      } catch (error) {
        // Said once: it is tried again every second, for as long as the database is away.
        if (!isFailing) ports.logger.error('letters could not be delivered', error)
        isFailing = true
      }
    }
    working = null
  }
  const call = () => {
    isCalled = true
    if (!isStopped) working ??= work()
  }

  const forget = onLetter(call)
  const timer = setInterval(call, POLL_MS)
  timer.unref()
  call()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      forget()
      await working
    },
  }
}
