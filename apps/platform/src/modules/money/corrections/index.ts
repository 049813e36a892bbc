export { setCeiling } from './ceilings.ts'
export { askCorrection, approveCorrection, refuseCorrection } from './corrections.ts'
export { ceilingView, type CorrectionFilter, correctionView, type StoredCorrection } from './correction.ts'
export { listCorrections, readCeilings as listCeilings } from './store.ts'
