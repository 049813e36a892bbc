import { MarkedLine } from '../shared/content/marked.tsx'
import { useText, usePage } from '../shared/page/page-context.tsx'
import { formatTag } from '@baize/contract/dates'
import { pathIn } from '../shared/page/locale.ts'
import { Logo } from './logo.tsx'

/**
 * The only page of a country that the house is closed to: why, and where the visitor was seen from. Rendered
 * on the server alone, in the sheet `closed-page.css`.
 */
export function ClosedPage({ path, address }: { path: string; address: string }) {
  const text = useText('globalComponents.geoRestricted')
  const footer = useText('layout.footer')
  const { brand, country, locale, locales } = usePage()
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region', fallback: 'code' })
  const fallback = locales.find(({ isDefault }) => isDefault)?.code ?? locale
  return (
    <div className="closed">
      <header className="closed-brand">
        <Logo brand={brand} />
      </header>
      <main className="closed-card">
        <img className="closed-picture" src={text('image')} width="240" height="180" alt="" />
        <h1 className="closed-title">{text('title')}</h1>
        <p className="closed-text">
          <MarkedLine text={text.marked('description')} />
        </p>
        <dl className="closed-facts">
          {country && (
            <div className="closed-fact">
              <dt>{text('countryLabel')}</dt>
              <dd>
                {names.of(country)} <span className="closed-code">{country}</span>
              </dd>
            </div>
          )}
          <div className="closed-fact">
            <dt>{text('addressLabel')}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
          </div>
        </dl>
      </main>
      <nav aria-label={footer('languagesLabel')}>
        <ul className="closed-languages">
          {locales.map(({ code, nativeName }) => (
            <li key={code}>
              <a
                href={pathIn(code, path, fallback)}
                lang={formatTag(code)}
                aria-current={code === locale ? 'true' : undefined}
              >
                {nativeName}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
