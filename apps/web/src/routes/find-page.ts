import type { Content, IndexedPage } from '../shared/content/content.ts'
import { readPart } from '../shared/content/text.ts'

/** Folders of pages in the content tree. */
export type PageFolder = 'static' | 'bonus' | 'questionPages' | 'tournaments' | 'wheels'

/** The pages of a folder, in their order. */
export async function listPages(content: Content, folder: PageFolder): Promise<readonly IndexedPage[]> {
  const index = `index.${folder}` as const
  await content.need([index])
  return readPart(content.get(index)).at<IndexedPage[]>('pages') ?? []
}

/** The page of an identity with its part at hand; `null` when there is none. */
export async function findPage(content: Content, folder: PageFolder, identity: string): Promise<IndexedPage | null> {
  const page = (await listPages(content, folder)).find(({ pageIdentity }) => pageIdentity === identity)
  if (page) await content.need([page.part])
  return page ?? null
}
