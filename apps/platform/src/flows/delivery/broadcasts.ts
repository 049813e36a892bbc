import type { BroadcastPreview, FieldIssue, OperatorInputs } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import {
  addTallies,
  addTurnJob,
  type Broadcast,
  type BroadcastText,
  endBroadcast,
  findBroadcast,
  insertBroadcast,
  nobodyReached,
  reachOf,
  tallyOf,
  textsOf,
} from '../../modules/delivery/broadcasts/index.ts'
import { countMembers, listMembers } from '../../modules/offers/segments/index.ts'
import { findPlayers } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { broadcastReaders } from './broadcast-readers.ts'

type Draft = OperatorInputs['previewBroadcast']['body']
type Ports = Pick<Services, 'offers' | 'packs' | 'clock'>

const AT_ONCE = 500

/** Whom a broadcast would reach now. Refuses `not_found` for a segment that is none, and texts of half a language. */
export async function previewBroadcast(db: Queryable, ports: Ports, draft: Draft): Promise<BroadcastPreview> {
  const texts = textsIn(draft)
  const { segmentId, topic, channels } = draft
  requireSegment(ports, segmentId)
  let tally = nobodyReached
  let players = 0
  for (let after: string | null = null; ;) {
    const ids: string[] = await listMembers(db, segmentId, { after, limit: AT_ONCE })
    const some = await findPlayers(db, ids)
    for (const reader of (await broadcastReaders(db, ports, some, { topic, isAsked: false })).values())
      tally = addTallies(tally, tallyOf(reachOf(reader, channels)))
    players += ids.length
    after = ids.at(-1) ?? null
    if (ids.length < AT_ONCE) return { players, ...tally, texts: textsOf({ texts }) }
  }
}

/** Writes a broadcast, with the job that begins it. Refuses what `previewBroadcast` refuses. */
export async function createBroadcast(
  tx: Tx,
  services: Ports,
  { sendAt, perSecond = 20, ...draft }: Draft & { sendAt?: string | undefined; perSecond?: number | undefined },
  operatorId: string,
): Promise<Broadcast> {
  const { segmentId, topic, channels, path = null } = draft
  const texts = textsIn(draft)
  requireSegment(services, segmentId)
  const now = services.clock.now()
  const begin = new Date(Math.max(now.getTime(), sendAt === undefined ? 0 : Date.parse(sendAt)))
  const broadcast = await insertBroadcast(tx, {
    id: uuidv7(now.getTime()),
    segmentId,
    topic,
    channels: [...new Set(channels)],
    texts,
    path,
    sendAt: begin,
    perSecond,
    players: (await countMembers(tx)).get(segmentId) ?? 0,
    operatorId,
    createdAt: now,
  })
  await addTurnJob(tx, broadcast.id, begin)
  return broadcast
}

/** Ends a broadcast where it is. Refuses `not_found`, and `conflict` for one that is over. */
export async function stopBroadcast(tx: Tx, { clock }: Ports, id: string): Promise<Broadcast> {
  const stopped = await endBroadcast(tx, id, 'stopped', clock.now())
  if (stopped) return stopped
  throw new Refusal((await findBroadcast(tx, id)) ? 'conflict' : 'not_found')
}

function requireSegment({ offers }: Ports, segmentId: string): void {
  if (!offers.current().segments.has(segmentId)) throw new Refusal('not_found')
}

function textsIn(draft: Draft): { en: BroadcastText } & Record<string, BroadcastText> {
  const { titleEn, bodyEn, titleDe, bodyDe, titleFa, bodyFa } = draft
  const issues: Record<string, FieldIssue[]> = {}
  const half = (title: string | undefined, body: string | undefined, ending: 'De' | 'Fa') => {
    if (title === undefined && body !== undefined) issues[`title${ending}`] = [{ code: 'required' }]
    if (title !== undefined && body === undefined) issues[`body${ending}`] = [{ code: 'required' }]
    return title !== undefined && body !== undefined ? { title, body } : null
  }
  const de = half(titleDe, bodyDe, 'De')
  const fa = half(titleFa, bodyFa, 'Fa')
  if (Object.keys(issues).length > 0) throw new Refusal('validation', issues)
  return { en: { title: titleEn, body: bodyEn }, ...(de && { de }), ...(fa && { fa }) }
}
