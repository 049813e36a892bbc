import { jobKind } from '../../ground/jobs/index.ts'

/** Places those players anew who may be in other segments now. */
export const placePlayersJob = jobKind<Record<never, never>>('place-players')
