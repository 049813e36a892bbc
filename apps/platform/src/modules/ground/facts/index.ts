export { factShapes, type FactData, type FactKind } from './kinds.ts'
export { recordFact, type NewFact } from './record.ts'
export { wakeConsumers } from './wake.ts'
