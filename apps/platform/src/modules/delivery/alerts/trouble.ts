/** Something that operators have to look at, as long as it is so. */
export interface Trouble {
  /** What it is told apart by from the watcher's others. */
  subject: string
  /** What is said when it begins, and when it is over: sentences without anything personal or secret. */
  begins: string
  ends: string
  /** For how long it must have been seen before anybody is told. */
  patienceMs: number
}
