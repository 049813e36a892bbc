export { deliverLetters } from './deliver.ts'
export type { LetterValues } from './letter.ts'
export { letterJobs } from './letter-jobs.ts'
export { writeLetter } from './write-letter.ts'
