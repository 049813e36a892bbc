import type { Notices, Pool } from '@baize/database'
import { COMPANIES_CHANGED, type Companies } from './modules/ground/companies/index.ts'
import { SETTINGS_CHANGED, forgetSettings } from './modules/ground/settings/index.ts'
import { SESSION_CLOSED } from './modules/person/sessions/index.ts'
import { CATALOGUE_CHANGED, forgetCatalogue } from './modules/play/games/index.ts'
import type { SessionSockets } from './realtime/index.ts'

interface Ports {
  pool: Pool
  notices: Notices
  sockets: SessionSockets
  companies: Pick<Companies, 'forget'>
  /** Told when what the house offers may be another than before. */
  offerChanged: () => void
}

/**
 * Follows what any process or command changes: memories of settings, catalogue and companies are emptied, and sockets of closed
 * sessions end. After a lost connection all of it is looked at anew. Returns what stops it.
 */
export function followChanges({ pool, notices, sockets, companies, offerChanged }: Ports): () => void {
  const forgetting = (forget: () => void) => {
    const changed = () => {
      forget()
      offerChanged()
    }
    return { heard: changed, mayHaveMissed: changed }
  }
  const ends = [
    notices.on(
      SETTINGS_CHANGED,
      forgetting(() => forgetSettings(pool)),
    ),
    notices.on(
      CATALOGUE_CHANGED,
      forgetting(() => forgetCatalogue(pool)),
    ),
    notices.on(
      COMPANIES_CHANGED,
      forgetting(() => companies.forget()),
    ),
    notices.on(SESSION_CLOSED, {
      heard: (id) => void sockets.disconnectSession(id),
      mayHaveMissed: () => void sockets.checkSessions(),
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
