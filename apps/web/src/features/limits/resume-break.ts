import { showAlert } from '../../shared/alerts/alert-store.ts'
import { readPendingBreak } from './pending-break.ts'
import { sendBreak } from './send-break.ts'
import { showRefusal } from './show-refusal.ts'

/** Goes on sending a break that the player asked for before this page was loaded. */
export async function resumeBreak(playerId: string): Promise<void> {
  if (!readPendingBreak(playerId)) return
  try {
    await sendBreak(playerId, () => undefined)
    showAlert('limit.breakStarted')
  } catch (error) {
    showRefusal(error)
  }
}
