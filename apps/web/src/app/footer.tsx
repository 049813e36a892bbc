import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { Logo } from './logo.tsx'
import { LocaleLinks } from './locale-links.tsx'
import styles from './footer.module.css'

interface FooterMenu {
  title: string
  items: { label: string; url: string }[]
}

/** Who runs the house, under which rules, in which languages. */
export function Footer() {
  const info = usePage()
  const text = useText('layout.footer')
  const menus = ['promoMenu', 'infoMenu', 'helpMenu']
    .map((key) => text.at<FooterMenu>(key))
    .filter((menu) => menu !== undefined)
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo href={hrefIn(info, '/')} label={text('homeLabel')} />
          <p className={styles.claim}>{text('claim')}</p>
        </div>
        {menus.map((menu) => (
          <nav key={menu.title} aria-label={menu.title} className={styles.menu}>
            <p className={styles.title}>{menu.title}</p>
            <ul>
              {menu.items.map((item) => (
                <li key={item.url}>
                  <a href={hrefIn(info, item.url)}>{item.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label={text('languagesLabel')} className={styles.menu}>
          <p className={styles.title}>{text('languagesLabel')}</p>
          <LocaleLinks />
        </nav>
      </div>
      <div className={styles.law}>
        <span className={styles.age}>18+</span>
        <p>{text('responsibilityLabel')}</p>
        <p>{text('custom.description')}</p>
        <p className={styles.copyright}>{text('copyright')}</p>
      </div>
    </footer>
  )
}
