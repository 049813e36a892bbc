export type { Assets } from './server/assets.ts'
export type { Pages, PageRequest, PageResponse, PagesConfig, PagesDeps } from './server/types.ts'
