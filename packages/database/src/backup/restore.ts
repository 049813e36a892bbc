import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Pool, withCopyPool } from '../pool.ts'
import { many } from '../rows.ts'
import { listParts, type Part } from './tables.ts'
import { MANIFEST, type Manifest, readBooks } from './write.ts'

/** A backup that cannot go into this database; its message is one sentence. */
export class BackupMisfit extends Error {
  override readonly name = 'BackupMisfit'
}

/**
 * Makes a database what a backup says, in one transaction: whatever its tables held is gone afterwards, or nothing has
 * changed. The role must own the tables. Throws `BackupMisfit` for a backup that is not whole or of another release.
 */
export async function restoreBackup(pool: Pool, folder: string, schemas: readonly string[]): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { file, sha256 } of manifest.tables)
    if ((await hashOfFile(join(folder, file))) !== sha256)
      throw new BackupMisfit(`The backup is damaged: ${file} is not what was written.`)
  return withCopyPool(pool, (copying) => restoreAll(copying, folder, manifest, schemas))
}

async function restoreAll(
  pool: Pool,
  folder: string,
  manifest: Manifest,
  schemas: readonly string[],
): Promise<Manifest> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    if (JSON.stringify(await readBooks(client)) !== JSON.stringify(manifest.books))
      throw new BackupMisfit('The backup is of another release than the database; restore it by that one.')
    await fill(client, folder, manifest, schemas)
    await client.query('COMMIT')
    return manifest
  } finally {
    // What was begun and not ended goes with the connection.
    client.release(true)
  }
}

async function fill(client: pg.ClientBase, folder: string, manifest: Manifest, schemas: readonly string[]) {
  const { tables, sequences } = manifest
  // Rows were guarded and counted when they were first written.
  await setTriggers(client, tables, 'DISABLE')
  const there = await listParts(client, schemas)
  await setTriggers(client, there, 'DISABLE')
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
  await makeParts(client, there, manifest.parts)
  for (const { name, columns, file } of tables) {
    const rows = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
    await pipeline(createReadStream(join(folder, file)), createGunzip(), rows)
  }
  for (const { name, value } of sequences)
    await client.query(`SELECT setval($1::regclass, coalesce($2::bigint, 1), $2::bigint IS NOT NULL)`, [name, value])
  // Checks that wait for the commit are made now: a table with some left takes its triggers back no sooner.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  await setTriggers(client, tables, 'ENABLE')
  await setTriggers(client, await listParts(client, schemas), 'ENABLE')
}

async function setTriggers(client: pg.ClientBase, tables: { name: string }[], word: 'ENABLE' | 'DISABLE') {
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ${word} TRIGGER USER`)
}

/** Gives empty tables the parts of a backup in place of those they have, guarded as their whole is. */
async function makeParts(client: pg.ClientBase, there: Part[], wanted: Part[]) {
  const differs = (parts: Part[]) => {
    const known = new Set(parts.map((part) => `${part.name} of ${part.parent} ${part.bound}`))
    return (part: Part) => !known.has(`${part.name} of ${part.parent} ${part.bound}`)
  }
  for (const { name } of there.filter(differs(wanted))) await client.query(`DROP TABLE ${name}`)
  for (const { name, parent, bound } of wanted.filter(differs(there))) {
    await client.query(`CREATE TABLE ${name} (LIKE ${parent} INCLUDING ALL)`)
    await client.query(`ALTER TABLE ${parent} ATTACH PARTITION ${name} ${bound}`)
    const guards = await many<{ guard: string }>(
      client,
      `SELECT regexp_replace(pg_get_triggerdef(oid), ' ON \\S+ FOR EACH STATEMENT', ' ON ' || $2 || ' FOR EACH STATEMENT') AS guard
       FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal AND tgtype & 1 = 0`,
      [parent, name],
    )
    for (const { guard } of guards) await client.query(guard)
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupMisfit(`There is no whole backup in ${folder}.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new BackupMisfit('The backup has a format that this release does not know.')
  return manifest
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
