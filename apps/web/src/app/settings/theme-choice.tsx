import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useId } from 'react'
import { type Theme, chooseTheme, useTheme } from '../../shared/page/theme.ts'
import styles from './settings.module.css'

const THEMES: readonly { theme: Theme; icon: string }[] = [
  { theme: 'system', icon: 'device' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'light', icon: 'sun' },
]

/** Dark, light, or as the device says. */
export function ThemeChoice() {
  const text = useText('layout.shell')
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('themeLabel')}</legend>
      <div className={styles.options}>
        {THEMES.map(({ theme, icon }) => (
          <label key={theme} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
            />
            <Icon name={icon} size={16} />
            <span>{text(`themes.${theme}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
