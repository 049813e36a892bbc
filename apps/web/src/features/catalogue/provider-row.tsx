import { pictureOf } from '../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import type { ProviderData } from './provider-data.ts'
import { Row } from './row.tsx'
import styles from './provider-logo.module.css'

/** Where a studio's games are: the default category, filtered. */
export function useProviderHref(): (provider: Pick<ProviderData, 'identity'>) => string {
  const { prefix, collections } = usePage()
  const settings = useText('globalComponents.providersSettings')
  const wanted = settings('defaultCategory')
  const category = collections.find(({ identity }) => identity === wanted) ?? collections[0]
  return ({ identity }) => `${prefix}/categories/${category?.identity ?? ''}?provider=${encodeURIComponent(identity)}`
}

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
  const format = useFormat()
  const hrefOf = useProviderHref()
  return (
    <Row
      id="row-providers"
      title={text('providers.label')}
      href={`${prefix}/providers`}
      allLabel={text('moreButton', { count: format.count(providers.length) })}
      previousLabel={text('previousLabel')}
      nextLabel={text('nextLabel')}
      shape="logos"
    >
      {providers.map((provider) => (
        <li key={provider.id}>
          <a className={styles.frame} href={hrefOf(provider)}>
            <ProviderLogo provider={provider} />
            <span className={styles.count}>
              {text('providers.gamesCount', { count: format.count(provider.count) })}
            </span>
          </a>
        </li>
      ))}
    </Row>
  )
}
