export { type ArchivedFile, makeArchive } from './archive.ts'
export {
  clearExports,
  exportJob,
  findExport,
  findOpenRequest,
  keepArchive,
  readArchive,
  requestExport,
} from './exports.ts'
export type { ArchivedSection } from './section.ts'
