import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Words } from './words.ts'

const dictionaries: Readonly<Record<Language, Words>> = { en, de }

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const zones = ['local', 'utc'] as const
export type Zone = (typeof zones)[number]

interface Settings {
  language: Language
  theme: Theme
  zone: Zone
}

interface SettingsState extends Settings {
  words: Words
  change: (settings: Partial<Settings>) => void
}

const SettingsContext = createContext<SettingsState | null>(null)
const KEPT = 'desk.settings'

function readSettings(): Settings {
  let kept: Partial<Settings> = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>
  } catch {
    // What somebody else wrote there is no reason not to begin.
  }
  const spoken = navigator.language.startsWith('de') ? 'de' : 'en'
  return {
    language: languages.find((known) => known === kept.language) ?? spoken,
    theme: themes.find((known) => known === kept.theme) ?? 'system',
    zone: zones.find((known) => known === kept.zone) ?? 'local',
  }
}

/** Language, colours and zone, as this browser keeps them. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings)
  const { language, theme } = settings
  useEffect(() => {
    document.documentElement.lang = language
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    localStorage.setItem(KEPT, JSON.stringify(settings))
  }, [settings, language, theme])
  const value = useMemo(
    () => ({
      ...settings,
      words: dictionaries[settings.language],
      change: (changed: Partial<Settings>) => setSettings((known) => ({ ...known, ...changed })),
    }),
    [settings],
  )
  return <SettingsContext value={value}>{children}</SettingsContext>
}

export function useSettings(): SettingsState {
  const state = use(SettingsContext)
  if (!state) throw new Error('Outside of the settings provider')
  return state
}

/** The words of the language chosen. */
export function useWords(): Words {
  return useSettings().words
}

/** Puts figures into a sentence. */
export function say(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
