import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomToken } from '@baize/kit'

/** Secrets this installation made for itself. */
export interface Secrets {
  tokenSecret: string
  providerSecret: string
}

/** Reads the secrets below `dataDir`, making them at the first start with mode 0600. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  await mkdir(dataDir, { recursive: true })
  const made: Secrets = { tokenSecret: randomToken(48), providerSecret: randomToken(48) }
  try {
    await writeFile(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return JSON.parse(await readFile(path, 'utf8')) as Secrets
  }
}
