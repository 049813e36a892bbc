import { ContactForm } from '../features/contact/contact-form.tsx'
import { ChatButton } from '../shared/chat/chat-button.tsx'
import { MarkedLine } from '../shared/content/marked.tsx'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { SeoText } from './seo-text.tsx'
import styles from './contact.module.css'

/** The way to the house. */
export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: await metaOf(content, 'pages.contacts') }
}

export function Page() {
  const text = useText('pages.contacts')
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageTitle>{text('title')}</PageTitle>
        <p className={styles.description}>
          <MarkedLine text={text.marked('description')} />
        </p>
        <ChatButton />
        <img className={styles.picture} src={text('image')} width="480" height="320" alt="" decoding="async" />
      </div>
      <div className={styles.card}>
        <ContactForm />
      </div>
      <SeoText part="pages.contacts" />
    </div>
  )
}
