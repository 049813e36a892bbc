// @vitest-environment jsdom
import type { Tournament } from '@baize/contract'
import { TournamentState } from '@baize/contract/kinds'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '../../../../test/fixtures/stage.tsx'
import { TakePart } from './take-part.tsx'

const tournament: Tournament = {
  id: '7b1c0000-0000-4000-8000-000000000001',
  identity: 'season-of-rounds',
  title: 'The season of rounds',
  type: 4,
  state: TournamentState.closed,
  startAt: '2026-10-01T00:00:00Z',
  endAt: '2027-01-01T00:00:00Z',
  isAvailable: true,
  confirmationRequired: true,
  rates: { baseCurrencyRate: 1, currencyRates: [] },
  conditions: { minAmount: null, maxAmount: null, currencies: [] },
  prizes: [
    { place: 1, type: 1, title: 'EUR 250.00 cash' },
    { place: 2, type: 1, title: 'EUR 100.00 cash' },
  ],
}

/** What is said to whoever stands so. */
async function saidTo(place: number, points: number, state: Tournament['state'] = TournamentState.closed) {
  const playerEntry = { place, points }
  await stage(<TakePart tournament={{ ...tournament, state, playerEntry }} isLoading={false} gameCount={3} />)
  const said = screen.queryByRole('status')?.textContent
  cleanup()
  return said
}

it('tells how a tournament ended for who took part, and what it brought', async () => {
  expect(await saidTo(1, 5)).toBe('You finished at place 1 with 5 points.Your prize: EUR 250.00 cash')
  expect(await saidTo(7, 1)).toBe('You finished at place 7 with 1 point.')
  expect(await saidTo(0, 0)).toBe('You took part, but none of your rounds counted.')
})

it('promises no place where rounds count no more, and none for good while they are still counted', async () => {
  expect(await saidTo(0, 0, TournamentState.finished)).toBeUndefined()
  expect(await saidTo(1, 5, TournamentState.finished)).toBe('You are at place 1 with 5 points.')
})
