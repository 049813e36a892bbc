import type { OperatorRole } from '@baize/contract'
import { groups, type Screen } from '../screens/screen.ts'
import { maySee, screens, variants } from '../screens/screens.ts'
import { Link } from '../place/link.tsx'
import { useWords } from '../words/settings.tsx'
import styles from './desk.module.css'

/** Where this role can go, in groups; what it may not read is not there. */
export function Navigation({ role, path }: { role: OperatorRole; path: string }) {
  const words = useWords()
  const seen = groups
    .map((group) => ({ group, entries: entriesOf(group, role) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav aria-label={words.desk.navigation} className={styles.nav}>
      <Link href="/" aria-current={path === '/' ? 'page' : undefined} className={styles.entry}>
        {words.desk.home}
      </Link>
      {seen.map(({ group, entries }) => (
        <div key={group} className={styles.group}>
          <h2 className={styles.groupName}>{words.groups[group]}</h2>
          <ul>
            {entries.map(({ href, screen, variant }) => (
              <li key={href}>
                <Link href={href} aria-current={isAt(path, href) ? 'page' : undefined} className={styles.entry}>
                  {variant ? words.variants[variant] : words.screens[screen.id]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function entriesOf(group: (typeof groups)[number], role: OperatorRole) {
  const own = screens
    .filter((screen) => screen.group === group && maySee(role, screen))
    .map((screen) => ({ href: `/${screen.path}`, screen, variant: null }))
  const more = variants
    .filter((variant) => variant.group === group)
    .map((variant) => ({ variant: variant.id, href: `/${variant.path}`, screen: screenOf(variant.screen) }))
    .filter(({ screen }) => maySee(role, screen))
  return [...own, ...more]
}

function screenOf(id: Screen['id']): Screen {
  const found = screens.find((screen) => screen.id === id)
  if (!found) throw new Error(`There is no screen ${id}`)
  return found
}

function isAt(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
