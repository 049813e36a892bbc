/** The sportsbook. Its document alone may run the script of a betting company. */
export const BETTING_PATH = '/betting'

/** Whether a move between two paths needs a document of its own: what may run is settled with the document. */
export function crossesDocuments(from: string, to: string): boolean {
  return (from === BETTING_PATH) !== (to === BETTING_PATH)
}
