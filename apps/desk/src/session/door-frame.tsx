import type { ReactNode } from 'react'
import { SettingsFields } from '../shell/settings-fields.tsx'
import { useWords } from '../words/settings.tsx'
import styles from './door.module.css'

/** The page of whoever is not signed in. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords()
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>
          <img src="/mark.svg" width={28} height={28} alt="" />
          {words.desk.title}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <div className={styles.settings}>
        <SettingsFields names={['language', 'theme']} isLabelHidden />
      </div>
    </main>
  )
}
