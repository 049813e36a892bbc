export { listLevels } from './levels.ts'
export { migrations } from './migrations.ts'
