import type { Notices, Pool } from '@baize/database'
import { SETTINGS_CHANGED, forgetSettings } from './modules/ground/settings/index.ts'
import { SESSION_CLOSED } from './modules/person/sessions/index.ts'
import { CATALOGUE_CHANGED, forgetCatalogue } from './modules/play/games/index.ts'
import type { SessionSockets } from './realtime/index.ts'

interface Ports {
  pool: Pool
  notices: Notices
  sockets: SessionSockets
  /** Told when what the house offers may be another than before. */
  offerChanged: () => void
}

/**
 * Follows what any process or command changes: memories of settings and catalogue are emptied, and sockets of closed
 * sessions end. After a lost connection all of it is looked at anew. Returns what stops it.
 */
export function followChanges({ pool, notices, sockets, offerChanged }: Ports): () => void {
  const forgetting = (forget: (pool: Pool) => void) => {
    const changed = () => {
      forget(pool)
      offerChanged()
    }
    return { heard: changed, mayHaveMissed: changed }
  }
  const ends = [
    notices.on(SETTINGS_CHANGED, forgetting(forgetSettings)),
    notices.on(CATALOGUE_CHANGED, forgetting(forgetCatalogue)),
    notices.on(SESSION_CLOSED, {
      heard: (id) => void sockets.disconnectSession(id),
      mayHaveMissed: () => void sockets.checkSessions(),
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
