import type { Row } from '../actions/form.ts'
import type { ActionName } from '../screens/part.ts'

/** When a decision can be taken, and by whom; the platform refuses it in any other case. */
const OPEN: Readonly<Partial<Record<ActionName, (row: Row, operatorId: string) => boolean>>> = {
  approveWithdrawal: ({ state, firstApprovedBy }, operatorId) => state === 'checking' && firstApprovedBy !== operatorId,
  refuseWithdrawal: ({ state }) => state === 'checking',
  resolveWithdrawal: ({ state }) => state === 'review',
  approveCorrection: ({ state, askedBy }, operatorId) => state === 'waiting' && askedBy !== operatorId,
  approveRate: ({ askedPerBase, askedBy }, operatorId) => Boolean(askedPerBase) && askedBy !== operatorId,
  setRate: ({ isBase }) => isBase !== true,
  liftRate: ({ isByHand, askedPerBase }) => isByHand === true || Boolean(askedPerBase),
  refuseCorrection: ({ state }) => state === 'waiting',
  approveDocument: ({ status }) => status === 2,
  rejectDocument: ({ status }) => status === 2,
  correctNote: ({ correctedBy }) => !correctedBy,
  closePlayerSession: ({ closedAt }) => !closedAt,
  voidTicket: ({ status }) => status === 1,
  cancelHeldBonus: ({ status }) => status !== 3,
  cancelHeldFreeSpins: ({ status }) => status !== 3,
  takeBackWheelSpins: ({ state }) => state === 'held',
  stopBroadcast: ({ state }) => state === 'waiting' || state === 'sending',
  setFormField: ({ isFixed }) => isFixed !== true,
}

/** Whether an action makes sense for a row as it stands, by this operator: four eyes are of two people. */
export function isOpen(action: ActionName, row: Row, operatorId: string): boolean {
  return OPEN[action]?.(row, operatorId) ?? true
}
