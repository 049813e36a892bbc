import type { Clock } from '@baize/kit'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Sign-ins under way and their tokens; the oldest make room. */
const ENTRIES_MAX = 2_000

interface Entry {
  payload: AdapterPayload
  endsAtMs: number
}

/** What the provider keeps, in memory: nobody's sign-in takes longer than a process lives. */
export function memoryOf(clock: Clock): (model: string) => Adapter {
  const entries = new Map<string, Entry>()
  const read = (key: string) => {
    const entry = entries.get(key)
    if (!entry || entry.endsAtMs > clock.now().getTime()) return entry?.payload
    entries.delete(key)
    return undefined
  }
  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean) => {
    for (const key of entries.keys()) {
      const payload = key.startsWith(`${model} `) ? read(key) : undefined
      if (payload && matches(payload)) return payload
    }
    return undefined
  }
  return (model) => ({
    async upsert(id, payload, expiresInSeconds = 0) {
      const key = `${model} ${id}`
      entries.delete(key)
      const lifeMs = expiresInSeconds > 0 ? expiresInSeconds * 1000 : 86_400_000
      entries.set(key, { payload, endsAtMs: clock.now().getTime() + lifeMs })
      for (const oldest of entries.keys()) {
        if (entries.size <= ENTRIES_MAX) break
        entries.delete(oldest)
      }
    },
    find: async (id) => read(`${model} ${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    async destroy(id) {
      entries.delete(`${model} ${id}`)
    },
    async consume(id) {
      const payload = read(`${model} ${id}`)
      if (payload) payload.consumed = Math.floor(clock.now().getTime() / 1000)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
