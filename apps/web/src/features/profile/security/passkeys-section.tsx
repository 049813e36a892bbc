import type { Passkey } from '@baize/contract'
import { describeUserAgent } from '@baize/contract/devices'
import { Button } from '@baize/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { knowsPasskeys, makePasskey } from '../../../shared/passkeys/passkeys.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { showRefusal } from '../queries.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import { PasskeyName } from './passkey-name.tsx'
import { passkeysQuery } from './queries.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import styles from './passkeys.module.css'

/** The player's passkeys: to add, to name, to remove. */
export function PasskeysSection() {
  const text = useText('profile.security')
  const known = useQuery(passkeysQuery())
  const add = useMutation({
    mutationFn: async () => {
      const attestation = await makePasskey(await api.call('beginPasskey', {}))
      if (attestation === 'known' || !attestation) return attestation
      return api.call('addPasskey', { body: { name: nameHere(text('passkeys.usualName')), attestation } })
    },
    onSuccess: (added) => {
      if (added === 'known') showAlert('profile.passkeyKnown')
      else if (added) showAlert('profile.passkeyAdded')
      return queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey })
    },
    onError: (error) => {
      if (isRefused(error, 'too_many_passkeys')) showAlert('profile.tooManyPasskeys')
      else if (isRefused(error, 'passkey_refused')) showAlert('profile.passkeyRefused')
      else showRefusal(error)
    },
  })
  if (!known.data) return <SectionPlaceholder query={known} rows={1} />
  const isPossible = knowsPasskeys()
  return (
    <Section
      title={text('passkeys.title')}
      description={text('passkeys.description')}
      actions={
        isPossible && (
          <Button variant="accent" isPending={add.isPending} onClick={() => add.mutate()}>
            {text('passkeys.addButton')}
          </Button>
        )
      }
    >
      {!isPossible && <p>{text('passkeys.unknownHere')}</p>}
      {known.data.length > 0 && (
        <ul className={styles.list}>
          {known.data.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <PasskeyEntry passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function PasskeyEntry({ passkey }: { passkey: Passkey }) {
  const text = useText('profile.security')
  const format = useFormat()
  const [isNaming, setIsNaming] = useState(false)
  const { name, createdAt, lastUsedAt } = passkey
  if (isNaming) return <PasskeyName passkey={passkey} onDone={() => setIsNaming(false)} />
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.dates}>
          {text('passkeys.added', { date: format.date(createdAt) })}{' '}
          {lastUsedAt ? text('passkeys.used', { date: format.date(lastUsedAt) }) : text('passkeys.unused')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={text('passkeys.renameLabel', { name })} onClick={() => setIsNaming(true)}>
          {text('passkeys.renameButton')}
        </Button>
        <RemovePasskey passkey={passkey} />
      </div>
    </>
  )
}

/** What this device is called, so that its owner knows it again. */
function nameHere(usual: string): string {
  const { browser, system } = describeUserAgent(navigator.userAgent)
  return (
    [browser, system]
      .filter((name) => name !== '')
      .join(', ')
      .slice(0, 64) || usual
  )
}
