export { Archive, type ArchivedFile, keepStream } from './archive.ts'
export {
  clearExports,
  exportJob,
  failExport,
  findExport,
  findOpenRequest,
  openArchive,
  readPiece,
  requestExport,
  statementJob,
} from './exports.ts'
export type { ExportedData } from './exported-data.ts'
export type { ArchivedRow, ArchivedSection } from './section.ts'
