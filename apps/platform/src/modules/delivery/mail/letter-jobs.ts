import { handle, type JobHandler, repeat, type RepeatedJob } from '../../ground/jobs/index.ts'
import { deliverLetter, deliverLetters, type DeliveryPorts } from './deliver.ts'
import { deliverLetterJob } from './letter-job.ts'
import { SWEEP_ROUNDS_MAX } from './rules.ts'

/** Delivers letters as they are written, and those that had to wait. */
export function letterJobs(ports: DeliveryPorts): { handlers: JobHandler[]; repeated: RepeatedJob[] } {
  return {
    handlers: [handle(deliverLetterJob, ({ letterId }) => deliverLetter(ports, letterId))],
    // Letters whose own job was cancelled, or was given up while nobody could deliver.
    repeated: [repeat('deliver-left-letters', { everyMinutes: 1 }, () => deliverLeft(ports))],
  }
}

async function deliverLeft(ports: DeliveryPorts): Promise<void> {
  for (let round = 0; round < SWEEP_ROUNDS_MAX; round++) if ((await deliverLetters(ports)) === 0) return
}
