export { addVitals, clearVitals, listVitals } from './vitals.ts'
