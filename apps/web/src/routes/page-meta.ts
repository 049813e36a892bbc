import { readPart } from '../shared/content/text.ts'
import type { Content, PartName } from '../shared/content/content.ts'
import type { TextValues } from '../shared/content/text.ts'
import type { PageMeta } from '../shared/page/page-data.ts'

/** The head of a page from its content file; what is missing comes from the site's own. */
export async function metaOf(
  content: Content,
  part: PartName,
  values: TextValues = {},
  key = 'pageMeta',
): Promise<PageMeta> {
  await content.need([part, 'globalComponents.globalSeo'])
  const own = readPart(content.get(part))
  const site = readPart(content.get('globalComponents.globalSeo'))
  const canonicalUrl = own(`${key}.canonicalUrl`)
  return {
    title: own(`${key}.title`, values) || site('title'),
    description: own(`${key}.description`, values) || site('description'),
    image: own(`${key}.image`) || site('image') || null,
    ...(canonicalUrl && { canonicalUrl }),
  }
}
