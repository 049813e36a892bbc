import { listBonusFigures } from '../../flows/offers/bonuses/bonus-figures.ts'
import { scheduleOf } from '../../flows/offers/bonuses/offer-schedule.ts'
import { draftBonus } from '../../modules/offers/bonuses/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

/** What operators see of the files of the offers together, and of bonuses among them. */
export const offerHandlers = {
  listSchedule: handleRead('listSchedule', async ({ services }) => ({
    data: scheduleOf(services.offers.current(), services.clock.now()),
  })),

  listBonusFigures: handleRead('listBonusFigures', async ({ services, db }) => ({
    data: await listBonusFigures(db, services),
  })),

  previewBonus: handle('previewBonus', async ({ params: { offerId: id }, body, services, tx, audit }) => {
    const { problems, book } = draftBonus(services.offers.current(), id, body.file)
    const [figures = null] = book ? await listBonusFigures(tx, services, { book, only: id }) : []
    audit.wrote({
      subject: { kind: 'offer', id },
      before: null,
      after: { expectedCost: figures?.expectedCost ?? null },
    })
    return { data: { problems, figures } }
  }),
} satisfies Partial<OperatorHandlers>
