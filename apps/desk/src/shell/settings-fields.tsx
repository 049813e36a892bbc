import { Select } from '@baize/ui/select'
import { languages, themes, useSettings, zones } from '../words/settings.tsx'

const OPTIONS = { language: languages, theme: themes, zone: zones }
const NAMES = { language: 'languages', theme: 'themes', zone: 'zones' } as const

/** What the reader chooses of the page itself. */
export function SettingsFields({
  names,
  isLabelHidden = false,
}: {
  names: readonly (keyof typeof OPTIONS)[]
  isLabelHidden?: boolean
}) {
  const settings = useSettings()
  const { words, change } = settings
  return names.map((name) => {
    const labels: Readonly<Record<string, string>> = words[NAMES[name]]
    return (
      <Select
        key={name}
        label={words.desk[name]}
        isLabelHidden={isLabelHidden}
        value={settings[name]}
        onChange={(value) => change({ [name]: value })}
        options={OPTIONS[name].map((value) => ({ value, label: labels[value]! }))}
      />
    )
  })
}
