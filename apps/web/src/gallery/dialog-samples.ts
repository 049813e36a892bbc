import { LimitDefinition } from '@baize/contract/kinds'
import type { DialogName, DialogProps, PlainDialogName } from '../shared/dialogs/dialog-props.ts'
import { bonusSamples } from './bonus-samples.ts'
import { questSamples } from './quest-samples.ts'
import { done } from './sample-tools.ts'

/** What dialogs are opened with in the gallery: all that need something, and those that show more with it. */
type DialogSamples = Omit<DialogProps, PlainDialogName> & Partial<Pick<DialogProps, PlainDialogName>>

const samples: DialogSamples = {
  ...bonusSamples,
  ...questSamples,
  'fresh-proof': { onAnswer: () => void done() },
  'second-factor': { onAnswer: () => void done() },
  agreements: { onAnswer: () => void done() },
  'still-there': { endsAtMs: Date.now() + 3_600_000, onAnswer: () => void done() },
  wallet: { show: 'deposit-only' },
  'turn-over-wager': { wager: { total: 150, turnOverWager: 1, turnOverWagerAmount: 62.5, currency: 'EUR' } },
  'add-cash-limit': {
    definition: LimitDefinition.deposit,
    limits: [{ definition: LimitDefinition.deposit, period: 'daily', currency: 'EUR' }],
    currency: 'EUR',
    onAdd: done,
  },
  'edit-cash-limit': {
    limit: { definition: LimitDefinition.bet, period: 'weekly', currency: 'EUR', amount: 250 },
    onUpdate: done,
    onDelete: done,
  },
  'self-exclusion-limit': { onConfirm: done },
  'reality-check': { onLeave: () => void done() },
  'demo-game': { onReal: () => void done() },
  'mobile-game': {
    game: {
      identity: 'last-light',
      name: 'Last Light',
      isDemo: true,
      cover: ['/cdn/games/last-light/1mcp96z/200x300@1x.webp'],
    },
  },
}

/** The same by any name. */
export function sampleOf<Name extends DialogName>(name: Name): Partial<DialogProps>[Name] {
  const all: Partial<DialogProps> = samples
  return all[name]
}
