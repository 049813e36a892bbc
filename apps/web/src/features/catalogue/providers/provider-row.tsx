import { pictureOf } from '../../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import type { ProviderData } from './provider-data.ts'
import { Row } from '../rows/row.tsx'
import { useProvidersHref } from '../../../shared/games/use-providers-href.ts'
import styles from './provider-logo.module.css'

/** A studio's logo in a frame, with its name for those who do not see it. */
export function ProviderLogo({ provider, isEager }: { provider: ProviderData; isEager?: boolean }) {
  const { studioUrl } = usePage()
  const { src, srcSet } = pictureOf(studioUrl, provider.logo)
  return (
    <img
      className={styles.logo}
      src={src}
      srcSet={srcSet}
      width="116"
      height="40"
      alt={provider.name}
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
    />
  )
}

/** The studios as a shelf of logos. */
export function ProviderRow({ providers }: { providers: readonly ProviderData[] }) {
  const { prefix } = usePage()
  const text = useText('globalComponents.cardsGroup')
  const hrefOf = useProvidersHref()
  return (
    <Row
      id="row-providers"
      title={text('providers.label')}
      icon={text('providers.icon')}
      href={`${prefix}/providers`}
      allLabel={text.plural('moreButton', providers.length)}
      previousLabel={text('previousLabel')}
      nextLabel={text('nextLabel')}
      shape="logos"
    >
      {providers.map((provider) => (
        <li key={provider.id}>
          <a className={styles.frame} href={hrefOf([provider.identity])}>
            <ProviderLogo provider={provider} />
            <span className={styles.count}>{text.plural('providers.gamesCount', provider.count)}</span>
          </a>
        </li>
      ))}
    </Row>
  )
}
