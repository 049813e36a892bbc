import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AgreementDocument } from '@baize/platform'
import { shippedContentDir } from './layout.ts'

/** Pages of the content tree that whoever opens an account agrees to. */
const DOCUMENTS = ['terms', 'privacy'] as const

/**
 * Says in which version the site shows the documents now: the `version` of their files, of an operator's own before the
 * shipped one. A file that is just being written leaves what was known.
 */
export function agreementVersions(ownContentDir: string | null): () => Promise<AgreementDocument[]> {
  const directories = [ownContentDir, shippedContentDir()].filter((directory) => directory !== null)
  const known = new Map<string, string>()
  return async () => {
    for (const document of DOCUMENTS) {
      const version = await versionOf(document, directories)
      if (version !== undefined) known.set(document, version)
    }
    return DOCUMENTS.flatMap((document) => {
      const version = known.get(document)
      return version === undefined ? [] : [{ document, version }]
    })
  }
}

async function versionOf(document: string, directories: readonly string[]): Promise<string | undefined> {
  for (const directory of directories) {
    const text = await readFile(join(directory, 'en/static', `${document}.json`), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    try {
      const { version } = JSON.parse(text) as { version?: unknown }
      if (typeof version === 'string' && version !== '') return version
    } catch {
      return undefined
    }
  }
  return undefined
}
