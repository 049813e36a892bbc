export { BackupMisfit, restoreBackup } from './backup/restore.ts'
export { type Manifest, writeBackup, writeRows } from './backup/write.ts'
export { requireSchema, SchemaMisfit } from './fit.ts'
export { grantData } from './grant.ts'
export { migrate, MigrationConflict } from './migrate.ts'
export { listen, notify, type Hearing, type Notices } from './notices.ts'
export { readSchema, type Definition, type ForeignSchema, type Schema, type Step } from './schema.ts'
export { isUnavailable } from './unavailable.ts'
export {
  createPool,
  missingLimits,
  openConnections,
  toBigInt,
  withCopyPool,
  type Patience,
  type Pool,
  type PoolOptions,
  type Queryable,
} from './pool.ts'
export * from './rows.ts'
export { readFrom } from './replica.ts'
export { rehearseOn } from './rehearsal.ts'
export { afterCommit, withRetries, withSavepoint, withTransaction, type Tx } from './transaction.ts'
export { DataDirectoryInUse, EmbeddedPostgresFailure } from './embedded/failure.ts'
export {
  startEmbeddedPostgres,
  stopAbandonedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded/start.ts'
export { findEmbeddedPostgres, hasEmbeddedPostgres } from './embedded/find-running.ts'
