import { CountryMarks } from './country-marks.tsx'
import { ChatUnread } from '../../shared/chat/chat-unread.tsx'
import { Marked } from '../../shared/content/marked.tsx'
import { type ContentLink, linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { type PageInfo, hrefIn } from '../../shared/page/page-info.ts'
import { knownLinks } from '../known-links.ts'
import { Logo } from '../logo.tsx'
import { LocaleLinks } from '../settings/locale-links.tsx'
import { ThemeChoice } from '../settings/theme-choice.tsx'
import styles from './footer.module.css'

const MENUS = ['promoMenu', 'infoMenu', 'newsMenu', 'helpMenu']

/** What stands in the footer: menus, languages and theme, marks, the licence. */
export function FooterParts() {
  const info = usePage()
  const text = useText('layout.footer')
  return (
    <div className={styles.inside}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <Logo brand={info.brand} href={hrefIn(info, '/')} label={text('homeLabel')} />
          <p className={styles.claim}>{text('claim')}</p>
          <div className={styles.theme}>
            <ThemeChoice />
          </div>
        </div>
        <div className={styles.menus}>
          {MENUS.map((key) => (
            <FooterMenu key={key} part={key} />
          ))}
        </div>
      </div>
      <nav className={styles.languages} aria-label={text('languagesLabel')}>
        <LocaleLinks />
      </nav>
      <Marks />
      <CountryMarks />
      <div className={styles.law}>
        <p>{text('responsibilityLabel')}</p>
        <Licence />
        <p className={styles.copyright}>{text('copyright')}</p>
      </div>
    </div>
  )
}

function FooterMenu({ part }: { part: string }) {
  const info = usePage()
  const text = useText('layout.footer')
  const title = text(`${part}.title`)
  const links = knownLinks(text.at<ContentLink[]>(`${part}.items`), info.flags)
  const hasChat = part === 'helpMenu' && info.flags.chat !== undefined
  if (links.length === 0 && !hasChat) return null
  return (
    <nav aria-label={title} className={styles.menu}>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <a {...linkTo(info, link.url, link.targetBlank)}>{link.label}</a>
          </li>
        ))}
        {hasChat && (
          <li>
            <button type="button" data-opens="chat">
              {text('chatLabel')} <ChatUnread />
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface Mark {
  image: string
  label?: string
  url?: string
  targetBlank?: boolean
}

interface PaymentMark extends Mark {
  /** Names of methods, `crypto` for any coin; none where the operator answers for the mark. */
  methods?: readonly string[]
}

/** Whether any of the methods is one in which somebody may pay in: a mark promises no other. */
function isOffered(methods: readonly string[] | undefined, { paymentWays }: Pick<PageInfo, 'paymentWays'>): boolean {
  return !methods || methods.some((method) => paymentWays.includes(method))
}

/** Ways to pay, who the house works with, and the marks of safer play. */
function Marks() {
  const info = usePage()
  const text = useText('layout.footer')
  const partners = text.at<{ isShow: boolean; label: string; items: Mark[] }>('partners')
  return (
    <div className={styles.marks}>
      <MarkList
        label={text('paymentsLabel')}
        marks={text.at<PaymentMark[]>('paymentsList')?.filter(({ methods }) => isOffered(methods, info))}
      />
      {partners?.isShow && (
        <MarkList
          label={partners.label}
          marks={partners.items.filter(({ url }) => knownLinks([{ url: url ?? '/' }], info.flags).length > 0)}
        />
      )}
      <MarkList label={text('responsibilityTitle')} marks={text.at<Mark[]>('responsibilityIcons')} />
    </div>
  )
}

function MarkList({ label, marks = [] }: { label: string; marks: readonly Mark[] | undefined }) {
  const info = usePage()
  if (marks.length === 0) return null
  return (
    <ul className={styles.markList} aria-label={label}>
      {marks.map(({ image, label: words, url, targetBlank }) => {
        const picture = <img src={image} height="32" alt={words ?? ''} loading="lazy" decoding="async" />
        return <li key={image}>{url ? <a {...linkTo(info, url, targetBlank)}>{picture}</a> : picture}</li>
      })}
    </ul>
  )
}

/** The words of the house's own licence, or of the one that seals it from its frame. */
function Licence() {
  const info = usePage()
  const text = useText('layout.footer')
  if (text.at<boolean>('custom.show')) {
    const image = text('custom.image')
    return (
      <div className={styles.licence}>
        {image && (
          <a {...linkTo(info, text('custom.link'))} aria-label={text('custom.label')}>
            <img src={image} width="40" height="40" alt="" loading="lazy" decoding="async" />
          </a>
        )}
        <div>
          <Marked text={text.marked('custom.description')} />
        </div>
      </div>
    )
  }
  if (!text.at<boolean>('curacao.show')) return null
  return (
    <div className={styles.licence}>
      <a {...linkTo(info, text('curacao.frameLink'), true)}>{text('custom.label')}</a>
      <div>
        <Marked text={text.marked('curacao.description')} />
      </div>
    </div>
  )
}
