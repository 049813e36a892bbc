import { addVitals } from '../../modules/ground/vitals/index.ts'
import { handle, type Handlers } from '../handler.ts'

export const siteHandlers = {
  reportVitals: handle('reportVitals', async ({ body, services, tx }) => {
    await addVitals(tx, body, services.clock.now())
    return { data: { message: 'Counted' } }
  }),
} satisfies Partial<Handlers>
