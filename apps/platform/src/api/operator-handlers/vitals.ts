import { listVitals } from '../../modules/ground/vitals/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'

const DAY_MS = 86_400_000
const DAYS = 7

export const vitalHandlers = {
  listVitals: handleRead('listVitals', async ({ query, services, db }) => ({
    data: await listVitals(db, new Date(services.clock.now().getTime() - ((query.days ?? DAYS) - 1) * DAY_MS)),
  })),
} satisfies Partial<OperatorHandlers>
