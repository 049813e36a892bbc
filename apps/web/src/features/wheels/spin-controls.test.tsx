// @vitest-environment jsdom
import type { Wheel } from '@baize/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { SpinControls } from './spin-controls.tsx'
import type { WheelContent } from './wheel-content.ts'

const wheel = (change: Partial<Wheel>): Wheel => ({
  id: 'wheel',
  identity: 'wheel',
  title: 'A wheel',
  state: 3,
  startAt: new Date(Date.now() + 90_000_000).toISOString(),
  endAt: null,
  items: [],
  playerSpins: [],
  limitRefreshAt: null,
  ...change,
})
const spin = { isTurning: false } as Parameters<typeof SpinControls>[0]['spin']
const content = {} as WheelContent

const show = (change: Partial<Wheel>) =>
  stage(<SpinControls wheel={wheel(change)} content={content} spin={spin} isLoading={false} />)

it('asks guests to sign in', async () => {
  await show({})
  expect(await screen.findByRole('button', { name: 'Turn the wheel' })).toBeTruthy()
})

it('tells guests too when a wheel that comes later opens', async () => {
  await show({ state: 2 })
  expect(await screen.findByRole('group', { name: 'The wheel opens in' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
