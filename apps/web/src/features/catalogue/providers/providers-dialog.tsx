import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/checkbox'
import { Dialog } from '@baize/ui/dialog'
import { EmptyState } from '@baize/ui/empty-state'
import { SearchField } from '@baize/ui/search-field'
import { Skeleton } from '@baize/ui/skeleton'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { api } from '../../../shared/api.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { type ProviderData, playableProviders } from './provider-data.ts'
import { useProvidersHref } from '../../../shared/games/use-providers-href.ts'
import styles from './providers-dialog.module.css'

export interface ProvidersProps {
  /** Those at hand on a category page; anywhere else the dialog asks for them. */
  providers?: readonly ProviderData[]
  selected?: readonly string[]
  /** Takes the choice; without it the default category opens, narrowed to the chosen studios. */
  onChoose?: (identities: string[]) => void
}

/** Chooses the studios that games are narrowed to. */
export function ProvidersDialog({
  providers: given,
  selected,
  onChoose,
  onClose,
  closesOnOverlay,
}: DialogViewProps & ProvidersProps) {
  const text = useText('modals.providers')
  const shell = useText('layout.shell')
  const router = useRouter()
  const hrefOf = useProvidersHref()
  const { providers, hasFailed, retry } = useProviders(given)
  const [chosen, setChosen] = useState<readonly string[]>(selected ?? [])
  const choose = () => {
    const all = chosen.length === providers?.length
    const identities = all ? [] : [...chosen]
    onClose()
    if (onChoose) onChoose(identities)
    else router.history.push(hrefOf(identities))
  }
  return (
    <Dialog
      title={text('title')}
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      footer={
        <Button variant="accent" isWide disabled={!providers} onClick={choose}>
          {text('apply')}
        </Button>
      }
    >
      {providers ? (
        <Choice providers={providers} chosen={chosen} onChange={setChosen} />
      ) : hasFailed ? (
        <EmptyState
          title={shell('dialogFailed.title')}
          action={<Button onClick={retry}>{shell('dialogFailed.retryButton')}</Button>}
          isAnnounced
        >
          {shell('dialogFailed.description')}
        </EmptyState>
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  providers: readonly ProviderData[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Choice({ providers, chosen, onChange }: ChoiceProps) {
  const text = useText('modals.providers')
  const shell = useText('layout.shell')
  const cards = useText('globalComponents.cardsGroup')
  const [name, setName] = useState('')
  const wanted = useDeferredValue(name.trim().toLowerCase())
  const shown = providers.filter((provider) => provider.name.toLowerCase().includes(wanted))
  const chosenHere = shown.filter(({ identity }) => chosen.includes(identity)).length
  const others = chosen.filter((identity) => !shown.some((provider) => provider.identity === identity))
  return (
    <div className={styles.choice}>
      <SearchField
        label={text('searchPlaceholder')}
        placeholder={text('searchPlaceholder')}
        clearLabel={shell('clear')}
        value={name}
        onChange={setName}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={text('empty.title')}
          picture={<img src={text('empty.image')} width="96" height="96" alt="" />}
          size="compact"
          isAnnounced
        >
          <MarkedLine text={text.marked('empty.description')} />
        </EmptyState>
      ) : (
        <>
          <div className={styles.all}>
            <Checkbox
              label={text('selectAll')}
              isChecked={chosenHere === shown.length}
              isPartial={chosenHere > 0 && chosenHere < shown.length}
              onChange={(isChecked) =>
                onChange(isChecked ? [...others, ...shown.map(({ identity }) => identity)] : others)
              }
            />
          </div>
          <ul className={styles.list}>
            {shown.map(({ identity, name: label, count }) => (
              <li key={identity}>
                <Checkbox
                  label={
                    <span className={styles.provider}>
                      {label} <span className={styles.count}>{cards.plural('providers.gamesCount', count)}</span>
                    </span>
                  }
                  isChecked={chosen.includes(identity)}
                  onChange={(isChecked) =>
                    onChange(isChecked ? [...chosen, identity] : chosen.filter((other) => other !== identity))
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}

function useProviders(given: readonly ProviderData[] | undefined) {
  const [providers, setProviders] = useState(given ?? null)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState(-1)
  useEffect(() => {
    if (given) return
    const controller = new AbortController()
    api.call('listProviders', {}, { signal: controller.signal }).then(
      (all) => setProviders(playableProviders(all)),
      () => !controller.signal.aborted && setFailedAttempt(attempt),
    )
    return () => controller.abort()
  }, [given, attempt])
  return { providers, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
