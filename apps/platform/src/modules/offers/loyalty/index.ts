export { listLevels } from './levels.ts'
