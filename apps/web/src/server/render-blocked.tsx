import { renderToStaticMarkup } from 'react-dom/server'
import { Notice } from '../app/notice.tsx'
import { readPart } from '../shared/content/text.ts'
import { directionOf } from '../shared/page/locale.ts'
import type { Assets } from './assets.ts'
import type { ContentStore } from './content-store.ts'
import { escape } from './seo/escape.ts'
import type { SiteSettings } from './site-settings.ts'
import type { PageVisitor } from './visitor.ts'

/** The only page for countries the house is closed to: the reason, the country and the address it was seen from. */
export function renderBlocked(options: {
  visitor: PageVisitor
  settings: SiteSettings
  store: ContentStore
  assets: Assets
}): string {
  const { visitor, settings, store, assets } = options
  const text = readPart(store.part(visitor.locale, 'globalComponents.geoRestricted') ?? {})
  const country = settings.countries.find(({ code }) => code === visitor.country)
  const html = renderToStaticMarkup(
    <main>
      <Notice
        mark={visitor.country ?? '–'}
        title={text('title')}
        description={
          <>
            <p>{text('description')}</p>
            <p>
              {country?.nativeName} · <bdi>{visitor.address}</bdi>
            </p>
          </>
        }
      />
    </main>,
  )
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return (
    `<!doctype html><html lang="${visitor.locale}" dir="${directionOf(visitor.locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escape(text('title'))}</title>${styles}</head><body>${html}</body></html>`
  )
}
