import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { EmptyState } from '@baize/ui/empty-state'
import { SearchField } from '@baize/ui/search-field'
import { Skeleton } from '@baize/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { ChoiceList } from '../choice-list.tsx'
import { choosePaymentRegion, usePaymentRegion } from './payment-region.ts'
import { countriesQuery } from '../../../shared/forms/settings-queries.ts'
import { matchingRegions, regionsOf } from './regions.ts'
import styles from '../picker-dialog.module.css'

/** Where one pays from, which decides the methods. The choice counts when its button is pressed. */
export function WalletRegionDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.walletRegion')
  const shell = useText('layout.shell')
  const { locale, country } = usePage()
  const stored = usePaymentRegion()
  const [chosen, setChosen] = useState(stored ?? country)
  const [typed, setTyped] = useState('')
  const { data } = useQuery(countriesQuery())
  const regions = useMemo(() => regionsOf(data ?? [], locale), [data, locale])
  const [first] = useState(chosen)
  // What holds now stands first, so that it is in sight; a search has its own order.
  const found =
    typed === ''
      ? regions.toSorted((left, right) => Number(right.code === first) - Number(left.code === first))
      : matchingRegions(regions, typed)
  const isChosen = regions.some(({ code }) => code === chosen)

  const select = (event: FormEvent) => {
    event.preventDefault()
    if (!isChosen || chosen === null) return
    choosePaymentRegion(chosen)
    onClose()
  }

  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      footer={
        <Button type="submit" form="wallet-region" variant="accent" size="large" isWide disabled={!isChosen}>
          {text('selectButton')}
        </Button>
      }
    >
      <form id="wallet-region" className={styles.picker} onSubmit={select}>
        <div className={styles.search}>
          <SearchField
            label={text('searchPlaceholder')}
            placeholder={text('searchPlaceholder')}
            clearLabel={shell('clear')}
            value={typed}
            data-autofocus=""
            onChange={setTyped}
          />
        </div>
        <div className={styles.results} aria-busy={!data || undefined}>
          {!data ? (
            <Skeleton />
          ) : found.length > 0 ? (
            <ChoiceList
              label={text('title')}
              choices={found.map(({ code, name }) => ({ value: code, label: name, detail: code }))}
              value={chosen}
              onChange={setChosen}
            />
          ) : (
            <EmptyState
              title={text('empty.title')}
              picture={<Icon name="search" size={40} />}
              size="compact"
              isAnnounced
            >
              {text('empty.description')}
            </EmptyState>
          )}
        </div>
      </form>
    </Dialog>
  )
}
