import { useRouterState } from '@tanstack/react-router'
import { PageTitle } from '../routes/page-title.tsx'
import { sections } from './controls.tsx'
import { DialogsSection } from './dialogs-section.tsx'
import { display } from './display.tsx'
import { type ExhibitGroup, ExhibitView } from './exhibit.tsx'
import { figures } from './figures.tsx'
import { foundations } from './foundations.tsx'
import { GalleryTools } from './gallery-tools.tsx'
import { overlays } from './overlays.tsx'
import styles from './gallery.module.css'

export const exhibitGroups: readonly ExhibitGroup[] = [foundations, ...sections, display, figures, overlays]

/**
 * Every component of `packages/ui` in all its states, for engineers and for the tests. `?exhibit=ID` shows one of them
 * alone. `?dialog=NAME` opens one dialog over nothing, for tests and pictures; another name in the address opens that one
 * in its place.
 */
export function Gallery() {
  const search = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }))
  const dialog = search.get('dialog')
  const exhibit = search.get('exhibit')
  if (dialog !== null)
    return (
      <>
        <PageTitle>Component gallery</PageTitle>
        <DialogsSection only={dialog} />
      </>
    )
  return (
    <div className={styles.gallery}>
      <nav className={styles.contents} aria-label="Components">
        {exhibitGroups.map((group) => (
          <div key={group.id}>
            <a className={styles.groupLink} href={`#${group.id}`}>
              {group.title}
            </a>
            <ul className={styles.links}>
              {group.exhibits.map(({ id, name }) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a className={styles.groupLink} href="#dialogs">
          Dialogs
        </a>
      </nav>
      <div className={styles.rooms}>
        <PageTitle>Component gallery</PageTitle>
        <GalleryTools />
        {shownBy(exhibit).map((group) => (
          <section key={group.id} id={group.id} className={styles.room} aria-labelledby={`${group.id}-title`}>
            <h2 className={styles.roomTitle} id={`${group.id}-title`}>
              {group.title}
            </h2>
            {group.exhibits.map((exhibit) => (
              <ExhibitView key={exhibit.id} exhibit={exhibit} />
            ))}
          </section>
        ))}
        {exhibit === null && (
          <section id="dialogs" className={styles.room} aria-labelledby="dialogs-title">
            <h2 className={styles.roomTitle} id="dialogs-title">
              Dialogs
            </h2>
            <DialogsSection />
          </section>
        )}
      </div>
    </div>
  )
}

function shownBy(exhibit: string | null): readonly ExhibitGroup[] {
  if (exhibit === null) return exhibitGroups
  return exhibitGroups
    .map((group) => ({ ...group, exhibits: group.exhibits.filter(({ id }) => id === exhibit) }))
    .filter(({ exhibits }) => exhibits.length > 0)
}
