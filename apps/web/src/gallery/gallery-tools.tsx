import { Segmented } from '@baize/ui/segmented'
import { useEffect, useState } from 'react'
import { type Theme, chooseTheme, readTheme } from '../shared/page/theme.ts'
import { usePage } from '../shared/page/page-context.tsx'
import styles from './gallery.module.css'

type Direction = 'ltr' | 'rtl'

/** Switches of theme and direction for the whole page, so that overlays follow too. */
export function GalleryTools() {
  const { direction: own } = usePage()
  const [theme, setTheme] = useState<Theme>('system')
  const [direction, setDirection] = useState<Direction>(own)
  useEffect(() => setTheme(readTheme()), [])
  useEffect(() => {
    document.documentElement.dir = direction
    return () => void (document.documentElement.dir = own)
  }, [direction, own])
  return (
    <div className={styles.tools} role="group" aria-label="Look of the page">
      <Segmented
        label="Theme"
        isLabelHidden
        size="small"
        value={theme}
        options={[
          { value: 'system', label: 'System' },
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        onChange={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
      <Segmented
        label="Direction"
        isLabelHidden
        size="small"
        value={direction}
        options={[
          { value: 'ltr', label: 'Left to right' },
          { value: 'rtl', label: 'Right to left' },
        ]}
        onChange={setDirection}
      />
    </div>
  )
}
