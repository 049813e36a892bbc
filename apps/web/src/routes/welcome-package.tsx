import { WelcomePackage } from '../features/welcome/welcome-package.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { SeoText } from './seo-text.tsx'
import styles from './lobby.module.css'

/** How a start at the house works. */
export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: await metaOf(content, 'pages.welcomeBonuses') }
}

export function Page() {
  return (
    <div className={styles.stack}>
      <WelcomePackage />
      <SeoText part="pages.welcomeBonuses" />
    </div>
  )
}
