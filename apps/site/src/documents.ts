import { join } from 'node:path'
import { deriveSecret } from '@baize/kit'
import type { DocumentConfig } from '@baize/platform'
import type { SiteConfig } from './config/index.ts'

/** Closes documents where no other key is configured, and opens those it closed for ever after. */
const OWN_KEY = 'own'

/**
 * Where documents lie and what opens them. The last key of the ring is the one this installation made for itself,
 * which comes from `ownSecret`: the secret below `dataDir`, whatever secrets are configured besides.
 */
export function documentConfig(
  { documents, dataDir }: Pick<SiteConfig, 'documents' | 'dataDir'>,
  ownSecret: string,
): DocumentConfig {
  const own = { id: OWN_KEY, key: Buffer.from(deriveSecret(ownSecret, 'documents'), 'base64url') }
  const [newest, ...others] = [...documents.keys, own]
  return {
    storage: documents.s3 ? { kind: 's3', ...documents.s3 } : { kind: 'folder', path: join(dataDir, 'documents') },
    keys: [newest, ...others],
    scanner: documents.scanner,
  }
}
