import { type ReactNode, Suspense, lazy, useState } from 'react'
import styles from './exhibit.module.css'

const PropsTable = lazy(() => import('./props-table.tsx').then((module) => ({ default: module.PropsTable })))

/** One component of `packages/ui` in the gallery. */
export interface Exhibit {
  /** Anchor of the exhibit: the component's file name. */
  id: string
  /** The component's name. */
  name: string
  /** What it is for, in a sentence. */
  about: string
  /** Names of the exported interfaces that document its props. */
  props: readonly string[]
  /** Every state of it, each in a `State`. */
  Show: () => ReactNode
}

export interface ExhibitGroup {
  id: string
  title: string
  exhibits: readonly Exhibit[]
}

/** A component with its purpose, its states and its props. */
export function ExhibitView({ exhibit }: { exhibit: Exhibit }) {
  const { id, name, about, props, Show } = exhibit
  const [isOpen, setIsOpen] = useState(false)
  return (
    <article className={styles.exhibit} id={id} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <h3 className={styles.name} id={`${id}-name`}>
          <a href={`#${id}`}>{name}</a>
        </h3>
        <p className={styles.about}>{about}</p>
      </header>
      <div className={styles.states}>
        <Show />
      </div>
      {props.length > 0 && (
        <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>Props of {name}</summary>
          {isOpen && (
            <Suspense>
              <PropsTable interfaces={props} />
            </Suspense>
          )}
        </details>
      )}
    </article>
  )
}

export interface StateProps {
  /** What is special about this one. */
  name: string
  children: ReactNode
  /** `wide` takes the whole row. */
  width?: 'normal' | 'wide'
  /** The surface it stands on. */
  surface?: 'page' | 'raised' | 'sunken'
}

/** A component in one state, under its name. */
export function State({ name, children, width, surface }: StateProps) {
  return (
    <div className={styles.state} data-width={width ?? 'normal'}>
      <h4 className={styles.stateName}>{name}</h4>
      <div className={styles.stage} data-surface={surface ?? 'page'}>
        {children}
      </div>
    </div>
  )
}

/** Things beside one another that wrap. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
