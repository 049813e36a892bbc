export { deliverLetters } from './deliver.ts'
export { letterJobs } from './letter-jobs.ts'
export { writeLetter } from './write-letter.ts'
