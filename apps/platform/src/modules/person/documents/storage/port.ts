/** Where closed files lie, each under an id of its own. What it holds is of no use without the keys in the database. */
export interface DocumentStorage {
  /** Keeps the bytes; the same id again is replaced. */
  put(id: string, bytes: Buffer): Promise<void>
  /** Rejects where there is nothing under the id. */
  get(id: string): Promise<Buffer>
  /** Ends what lies there; nothing there is no failure. */
  remove(id: string): Promise<void>
}
