import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Pool } from '../pool.ts'
import { listParts } from './tables.ts'
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
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
  const there = new Set((await listParts(client, schemas)).map(({ name }) => name))
  for (const { name, parent, bound } of manifest.parts.filter((part) => !there.has(part.name))) {
    await client.query(`CREATE TABLE ${name} (LIKE ${parent} INCLUDING ALL)`)
    await client.query(`ALTER TABLE ${parent} ATTACH PARTITION ${name} ${bound}`)
  }
  for (const { name, columns, file } of tables) {
    const rows = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
    await pipeline(createReadStream(join(folder, file)), createGunzip(), rows)
  }
  for (const { name, value } of sequences)
    await client.query(`SELECT setval($1::regclass, coalesce($2::bigint, 1), $2::bigint IS NOT NULL)`, [name, value])
  // Checks that wait for the commit are made now: a table with some left takes its triggers back no sooner.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
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
