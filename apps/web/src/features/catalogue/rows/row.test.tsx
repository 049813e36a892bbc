// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { games } from '../../../../test/fixtures/catalogue.ts'
import { stage } from '../../../../test/fixtures/stage.tsx'
import { toCardData } from '../../../shared/games/game-card-data.ts'
import { GameCards } from '../games/game-card.tsx'
import { Row } from './row.tsx'

const shelf = (
  <Row id="row" title="Harbour" href="/categories/harbour" allLabel="All 3" previousLabel="Back" nextLabel="On">
    <GameCards games={games.slice(0, 3).map(toCardData)} />
  </Row>
)
const card = (index: number) => screen.getByRole('link', { name: new RegExp(`Harbour Lights ${index}`) })
const focused = () => document.activeElement

it('is one stop of the Tab key, with arrows from card to card', async () => {
  const { user } = await stage(shelf)
  card(0).focus()
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe(card(1))
  await user.keyboard('{End}')
  expect(focused()).toBe(card(2))
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe(card(2))
  await user.keyboard('{Home}')
  expect(focused()).toBe(card(0))
})

it('leads with Tab from a card to its heart and then out of the shelf', async () => {
  const { user } = await stage(
    <>
      {shelf}
      <button type="button">After</button>
    </>,
  )
  card(0).focus()
  await user.keyboard('{ArrowRight}')
  await user.tab()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Favourite: Harbour Lights 1' }))
  await user.tab()
  expect(focused()).toBe(screen.getByRole('button', { name: 'After' }))
})

it('names its buttons after what they scroll', async () => {
  await stage(shelf)
  expect(screen.getByRole('button', { name: 'On: Harbour' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Harbour' })).toBeDefined()
})

it('offers the demo beside the card where there is a mouse', async () => {
  const { user, router } = await stage(shelf, { media: ['(hover: hover) and (pointer: fine)'] })
  expect(screen.queryByRole('link', { name: 'Demo: Harbour Lights 1' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Demo: Harbour Lights 0' }))
  expect(router.history.location.pathname).toBe('/games/harbour-lights-0')
  expect(router.history.location.state).toMatchObject({ isDemoChosen: true })
})
