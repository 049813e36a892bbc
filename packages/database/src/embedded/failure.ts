/** Why the embedded server cannot run, as one sentence an operator can act on. */
export class EmbeddedPostgresFailure extends Error {
  override readonly name = 'EmbeddedPostgresFailure'
}

/** Another live process uses the data directory; it may be about to end. */
export class DataDirectoryInUse extends EmbeddedPostgresFailure {}
