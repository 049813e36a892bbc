/** Looks for viruses. */
export interface VirusScanner {
  /** Rejects with `ScannerUnavailable` when it cannot say. */
  isClean(bytes: Buffer): Promise<boolean>
}

/** The scanner gave no answer that could be understood; nothing is known of the file. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable'
}
