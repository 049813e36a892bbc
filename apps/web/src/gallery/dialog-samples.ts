import type { DialogName } from '../app/dialogs/dialog-rules.ts'
import type { AddCashLimitProps } from '../features/limits/add-cash-limit-dialog.tsx'
import type { EditCashLimitProps } from '../features/limits/edit-cash-limit-dialog.tsx'
import type { SelfExclusionLimitProps } from '../features/limits/self-exclusion-limit-dialog.tsx'
import { bonusSamples } from './bonus-samples.ts'
import { questSamples } from './quest-samples.ts'
import { done } from './sample-tools.ts'

/** What a dialog is opened with in the gallery. */
export interface DialogSample {
  value?: string
  props?: Record<string, unknown>
}

const addCashLimit: AddCashLimitProps = {
  definition: 3,
  limits: [{ definition: 3, period: 'daily', currency: 'EUR' }],
  currency: 'EUR',
  onAdd: done,
}
const editCashLimit: EditCashLimitProps = {
  limit: { definition: 1, period: 'weekly', currency: 'EUR', amount: 250 },
  onUpdate: done,
  onDelete: done,
}
const selfExclusion: SelfExclusionLimitProps = { onConfirm: done }

/** Sample data for dialogs that show nothing worth seeing without it. */
export const dialogSamples: Partial<Record<DialogName, DialogSample>> = {
  ...bonusSamples,
  ...questSamples,
  wallet: { value: 'deposit' },
  'turn-over-wager': { props: { wager: { total: 150, turnOverWager: 1, turnOverWagerAmount: 62.5, currency: 'EUR' } } },
  'add-cash-limit': { props: { ...addCashLimit } },
  'edit-cash-limit': { props: { ...editCashLimit } },
  'self-exclusion-limit': { props: { ...selfExclusion } },
  'demo-game': { props: { onReal: done } },
  'mobile-game': {
    props: {
      game: {
        identity: 'last-light',
        name: 'Last Light',
        isDemo: true,
        cover: ['/cdn/games/last-light/1mcp96z/200x300@1x.webp'],
      },
    },
  },
}
