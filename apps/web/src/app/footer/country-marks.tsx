import type { CountryNotice } from '@baize/contract'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import styles from './footer.module.css'

type Mark = CountryNotice['marks'][number]

const ICONS: Record<Exclude<Mark, 'age'>, string> = {
  limits: 'wallet',
  'self-test': 'question',
  pause: 'clock',
  register: 'cross',
  licence: 'check',
  help: 'live-support',
}

/** The marks that the rules of the visitor's country ask of every page; nothing where they ask for none. */
export function CountryMarks() {
  const { notice } = usePage()
  const text = useText('layout.footer')
  if (!notice) return null
  return (
    <ul className={styles.countryMarks} aria-label={text('country.title')}>
      {notice.marks.map((mark) => (
        <li key={mark}>
          <CountryMark mark={mark} notice={notice} />
        </li>
      ))}
    </ul>
  )
}

function CountryMark({ mark, notice }: { mark: Mark; notice: CountryNotice }) {
  const info = usePage()
  const text = useText('layout.footer')
  const { minimumAge, helpline, registerUrl, authority } = notice
  if (mark === 'age')
    return (
      <>
        <span className={styles.age} aria-hidden="true">
          {minimumAge}+
        </span>
        {text('country.age', { age: minimumAge })}
      </>
    )
  const { words, href } = {
    limits: { words: text('country.limits'), href: hrefIn(info, '/profile/limits') },
    'self-test': { words: text('country.selfTest'), href: helpline?.url },
    pause: { words: text('country.pause'), href: registerUrl },
    register: { words: text('country.register'), href: registerUrl },
    licence: { words: text('country.licence', { name: authority?.name ?? '' }), href: authority?.url },
    help: {
      words: text('country.help', { name: helpline?.name ?? '', phone: helpline?.phone ?? '' }),
      href: helpline?.url,
    },
  }[mark]
  if (!href) return null
  const isOutside = mark !== 'limits'
  return (
    <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      <Icon name={ICONS[mark]} />
      {words}
    </a>
  )
}
