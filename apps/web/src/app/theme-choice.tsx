import { useState } from 'react'
import { useText } from '../shared/page/page-context.tsx'
import { type Theme, chooseTheme, readTheme } from '../shared/page/theme.ts'
import styles from './theme-choice.module.css'

const THEMES: readonly Theme[] = ['system', 'dark', 'light']

/** Dark, light, or as the device says. Stands in lazily loaded menus, so the browser is there. */
export function ThemeChoice() {
  const text = useText('layout.shell')
  const [theme, setTheme] = useState(readTheme)
  return (
    <fieldset className={styles.choice}>
      <legend>{text('themeLabel')}</legend>
      {THEMES.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={option === theme}
            onChange={() => {
              chooseTheme(option)
              setTheme(option)
            }}
          />
          <span>{text(`themes.${option}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
