// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { winners } from '../../../../test/fixtures/catalogue.ts'
import { stage } from '../../../../test/fixtures/stage.tsx'
import { ActivityBoard } from './activity-board.tsx'
import { rowOfWinner } from './activity.ts'

const rows = winners.map((winner) => rowOfWinner(winner, [], null))

it('shows the lines under the columns that are known of them', async () => {
  await stage(<ActivityBoard rows={rows} />)
  const table = screen.getByRole('table', { name: 'Latest wins' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Game', 'Player', 'Stake', 'Stake in EUR', 'Paid out'])
  const [, first] = within(table).getAllByRole('row')
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/games/harbour-lights-0')
  expect(first!.textContent).toContain('A player')
  expect(first!.textContent).toContain('12.50 EUR')
})

it('leads from a sports bet, which has no picture, to the page of sports bets', async () => {
  const bet = { ...winners[0]!, gameId: 'betsy-sportsbook-betsy', gameName: 'Sportsbook', gameImages: {} }
  await stage(<ActivityBoard rows={[rowOfWinner(bet, [], null)]} />)
  const link = screen.getByRole('link', { name: /Sportsbook/ })
  expect(link.getAttribute('href')).toBe('/betting')
  expect(link.querySelector('img')).toBeNull()
})

it('is not there without any line', async () => {
  await stage(<ActivityBoard rows={[]} />)
  expect(screen.queryByRole('table')).toBeNull()
})
