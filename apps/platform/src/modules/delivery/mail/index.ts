export { deliverLetters } from './deliver.ts'
export { startPostOffice } from './post-office.ts'
export { writeLetter } from './write-letter.ts'
