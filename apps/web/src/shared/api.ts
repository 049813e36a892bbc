import type { Client } from '@baize/client'
import { session } from './session/session.ts'

/** The typed caller of the browser. Rejects with `ApiFailure`; a refused session is handled by the session itself. */
export const api: Client = session.api
