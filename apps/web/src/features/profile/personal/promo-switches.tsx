import type { FieldDef, Profile } from '@baize/contract'
import { Switch } from '@baize/ui/switch'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { showRefusal, useUpdateProfile } from '../queries.ts'
import { Section } from '../section.tsx'
import styles from './promo-switches.module.css'

const NAMES = ['receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus'] as const
type Name = (typeof NAMES)[number]

/** What may be written to the player, each choice saved at once. Bonuses are asked about whatever the form holds. */
export function PromoSwitches({ profile, fields }: { profile: Profile; fields: readonly FieldDef[] }) {
  const text = useText('profile.personal')
  const shown = NAMES.filter((name) => name === 'receiveBonus' || fields.some((field) => field.name === name))
  return (
    <Section title={text('subscriptionTitle')}>
      <div className={styles.switches}>
        {shown.map((name) => (
          <PromoSwitch key={name} name={name} isChecked={profile[name]} />
        ))}
      </div>
    </Section>
  )
}

function PromoSwitch({ name, isChecked }: { name: Name; isChecked: boolean }) {
  const controls = useText('fieldsSettings.fieldsControls')
  const update = useUpdateProfile()
  const chosen = update.isPending ? update.variables[name] === true : isChecked
  return (
    <Switch
      name={name}
      label={<MarkedLine text={controls.marked(`${name}.label`)} />}
      isChecked={chosen}
      isBusy={update.isPending}
      onChange={(isOn) => update.mutate({ [name]: isOn }, { onError: showRefusal })}
    />
  )
}
