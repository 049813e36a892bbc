import type { Device } from '../../../modules/person/sessions/index.ts'

/** Where somebody comes from, and what their browser keeps of us. */
export type Visit = Device & { cookies: Readonly<Record<string, string>> }
