export { Archive, type ArchivedFile } from './archive.ts'
export {
  clearExports,
  exportJob,
  findExport,
  findOpenRequest,
  openArchive,
  readPiece,
  requestExport,
} from './exports.ts'
export type { ArchivedRow, ArchivedSection } from './section.ts'
