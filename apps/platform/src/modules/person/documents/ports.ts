import type { Clock, Logger } from '@baize/kit'
import type { Pool } from '@baize/database'
import { clamd, type ClamdAddress } from './scanner/clamd.ts'
import type { VirusScanner } from './scanner/port.ts'
import { folderStorage } from './storage/folder.ts'
import type { DocumentStorage } from './storage/port.ts'
import { s3Storage, type S3Bucket } from './storage/s3.ts'
import type { KeyRing } from './vault.ts'

/** Where documents lie, what closes them and who looks for viruses. */
export interface DocumentConfig {
  storage: { kind: 'folder'; path: string } | ({ kind: 's3' } & S3Bucket)
  keys: KeyRing
  /** `null`: nobody looks. */
  scanner: ClamdAddress | null
}

/** What documents reach for outside of the database. */
export interface DocumentVault {
  storage: DocumentStorage
  scanner: VirusScanner | null
  keys: KeyRing
}

export interface DocumentPorts {
  pool: Pool
  clock: Clock
  logger: Logger
  documents: DocumentVault
}

export function createDocumentVault(
  { storage, keys, scanner }: DocumentConfig,
  ports: { fetch: typeof globalThis.fetch },
): DocumentVault {
  return {
    storage: storage.kind === 'folder' ? folderStorage(storage.path) : s3Storage(storage, ports),
    scanner: scanner && clamd(scanner),
    keys,
  }
}
