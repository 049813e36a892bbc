import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a running site says, to whoever may read its data, at which address its desk answers. */
const FILE = 'desk-address'

export async function writeDeskAddress(dataDir: string, url: string): Promise<void> {
  await writeFile(join(dataDir, FILE), `${url}\n`, { mode: 0o600 })
}

/** Takes the address away, unless another process of the site has written its own since. */
export async function removeDeskAddress(dataDir: string, url: string): Promise<void> {
  if ((await readDeskAddress(dataDir)) === url) await rm(join(dataDir, FILE), { force: true })
}

export async function readDeskAddress(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '')
  return text.trim() || null
}
