import type { Passkey } from '@baize/contract'
import { PASSKEY_NAME_LENGTH_MAX } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../shared/api.ts'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { queryClient } from '../../../shared/query/query-client.ts'
import { passkeysQuery } from './queries.ts'
import styles from './passkeys.module.css'

/** Another name for a passkey. */
export function PasskeyName({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const text = useText('profile.security')
  const { values, setServerErrors, wiringOf, formOf, ref } = useForm({
    initial: { name: passkey.name },
    checksOf: () => ({ name: { isRequired: true, rules: [] } }),
  })
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=name]')?.focus(), [ref])
  const save = useMutation({
    mutationFn: () => api.call('renamePasskey', { params: { id: passkey.id }, body: { name: values.name.trim() } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey })
      onDone()
    },
    onError: (error) => showFailure(error, setServerErrors),
  })
  return (
    <form {...formOf(() => save.mutate(), save.isPending)} className={styles.naming}>
      <TextField
        {...wiringOf('name')}
        label={text('passkeys.nameLabel')}
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="accent" size="small" isPending={save.isPending}>
          {text('passkeys.saveButton')}
        </Button>
        <Button size="small" variant="quiet" disabled={save.isPending} onClick={onDone}>
          {text('secondFactor.cancelButton')}
        </Button>
      </div>
    </form>
  )
}
