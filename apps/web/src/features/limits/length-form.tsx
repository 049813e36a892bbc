import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/select'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { constantsQuery } from '../../shared/forms/settings-queries.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { endsAfter } from './break-lengths.ts'
import styles from './limits-page.module.css'

interface LengthFormProps {
  kind: 'coolingOff' | 'selfExclusion'
  label: string
  button: string
  /** Only lengths that end later than this, counted from now. */
  after: string | null
  isPending: boolean
  onChoose: (period: string) => void
}

/** How long a break lasts, and the button that asks for it. */
export function LengthForm({ kind, label, button, after, isPending, onChoose }: LengthFormProps) {
  const names = useText('globalComponents.constants')
  const { data: constants } = useQuery(constantsQuery())
  const offered = constants?.player.limit[`${kind}Period`] ?? []
  const options = offered
    .filter(({ id }) => after === null || endsAfter(id, after))
    .map(({ id, name }) => ({ value: id, label: names(`limitPeriods.${id}`) || name }))
  const [chosen, setChosen] = useState<string | null>(null)
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value
  if (value === undefined) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onChoose(value)
  }
  return (
    <form className={styles.length} onSubmit={submit}>
      <Select label={label} value={value} options={options} onChange={setChosen} />
      <Button type="submit" isPending={isPending}>
        {button}
      </Button>
    </form>
  )
}
