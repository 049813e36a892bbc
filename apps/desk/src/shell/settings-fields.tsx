import { SelectControl } from '@baize/ui/select-control'
import { languages, themes, useSettings, zones } from '../words/settings.tsx'

const OPTIONS = { language: languages, theme: themes, zone: zones }
const NAMES = { language: 'languages', theme: 'themes', zone: 'zones' } as const

/** What the reader chooses of the page itself. */
export function SettingsFields({ names }: { names: readonly (keyof typeof OPTIONS)[] }) {
  const settings = useSettings()
  const { words, change } = settings
  return names.map((name) => {
    const labels: Readonly<Record<string, string>> = words[NAMES[name]]
    return (
      <SelectControl
        key={name}
        aria-label={words.desk[name]}
        value={settings[name]}
        onChange={(value) => change({ [name]: value })}
        options={OPTIONS[name].map((value) => ({ value, label: labels[value]! }))}
      />
    )
  })
}
