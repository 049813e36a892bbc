import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pool, type Tx, withCopyPool, withSavepoint, withTransaction, writeRows } from '@baize/database'
import { dropVolume, listVolumes, type Volume } from '../../modules/ground/volumes/index.ts'
import { hasHoldsBefore, takeOutPostings } from '../../modules/money/ledger/index.ts'
import { forgetRoundsBefore, hasWinsWaitingBefore, takeOutRounds } from '../../modules/play/rounds/index.ts'
import { hasOpenTicketsBefore, keepPayouts } from '../../modules/play/tickets/index.ts'

/**
 * How long rounds and postings stay at least after their month: statements of a year, and the month in which they are
 * asked for. The law of most countries wants them for longer, on whatever medium; see `docs/production.md`.
 */
export const VOLUMES_KEPT_MONTHS = 13

/** How often it is tried to get at a busy table, a second each. */
const TRIES = 30

/** A volume that stays, and why, in one sentence. */
export class VolumeStays extends Error {
  override readonly name = 'VolumeStays'
}

/** What was written of a volume before it left. */
export interface WrittenVolume {
  file: string
  rows: number
  sha256: string
}

/**
 * Writes the rows of a volume to a new file in the folder, in the text format of PostgreSQL and compressed, and takes it
 * out of the database for good; for the owner of the tables, while the site runs. Of postings a sum for each account
 * stays, of rounds their names, so that nothing is taken or paid twice, and what sports bets came to; counts of
 * histories begin anew. Throws `VolumeStays`, before any change, for one that is not the oldest of its table, or younger
 * than `VOLUMES_KEPT_MONTHS`, or still needed by money that waits.
 */
export async function takeOutVolume(pool: Pool, name: string, folder: string, now: Date): Promise<WrittenVolume> {
  const volume = await findLeaving(pool, name, now)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${name}.gz`)
  if (existsSync(file)) throw new VolumeStays(`${name} stays, because ${file} is there already.`)
  if (volume.parent === 'game_round') await forgetRoundsBefore(pool, volume.endsAt)
  try {
    return await withCopyPool(pool, (copying) =>
      withTransaction(copying, async (tx) => {
        await tx.query(`LOCK TABLE ${name} IN SHARE ROW EXCLUSIVE MODE`)
        // Of an attempt before this one, which has undone all but the file.
        await rm(file, { force: true })
        const ports = { write: (query: string) => writeRows(tx, file, query), drop: () => leave(tx, name) }
        if (volume.parent === 'game_round') await keepPayouts(tx, name)
        const takeOut = volume.parent === 'ledger_posting' ? takeOutPostings : takeOutRounds
        return { file, ...(await takeOut(tx, name, ports)) }
      }),
    )
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

async function findLeaving(pool: Pool, name: string, now: Date): Promise<Volume> {
  const volumes = await listVolumes(pool)
  const volume = volumes.find((one) => one.name === name)
  if (!volume) throw new VolumeStays(`There is no volume ${name}.`)
  const oldest = volumes.find(({ parent }) => parent === volume.parent)!
  if (oldest !== volume) throw new VolumeStays(`${name} stays as long as ${oldest.name}, which is older.`)
  const due = new Date(volume.endsAt)
  due.setUTCMonth(due.getUTCMonth() + VOLUMES_KEPT_MONTHS)
  if (due > now) throw new VolumeStays(`${name} stays until ${due.toISOString().slice(0, 10)}.`)
  if (volume.parent === 'ledger_posting' && (await hasHoldsBefore(pool, volume.endsAt)))
    throw new VolumeStays(`${name} stays, because money that was set aside then is still held.`)
  if (volume.parent !== 'game_round') return volume
  if (await hasWinsWaitingBefore(pool, volume.endsAt))
    throw new VolumeStays(`${name} stays, because a win of it waits for an operator.`)
  if (await hasOpenTicketsBefore(pool, volume.endsAt))
    throw new VolumeStays(`${name} stays, because a sports bet of it is not settled.`)
  return volume
}

/** Bets do not wait behind it for longer than a second; what has been written is not written again. */
async function leave(tx: Tx, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await withSavepoint(tx, () => dropVolume(tx, name))
    } catch (error) {
      if (tries === TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
