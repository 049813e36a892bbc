import { expect, it } from 'vitest'
import { timesOf } from './wheel-times.ts'

const always = { isRunning: true, availableFrom: null, availableTo: null, season: null }
const winter = { ...always, season: { from: '12-01', to: '01-06' } }
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const stateAt = (wheel: typeof always | typeof winter, day: string) => timesOf(wheel, at(day)).state

it('a wheel of a season comes back each year, and is announced two weeks before', () => {
  expect(timesOf(winter, at('2026-12-24'))).toEqual({
    state: 'running',
    from: at('2026-12-01'),
    to: at('2027-01-07'),
  })
  expect(timesOf(winter, at('2027-01-06'))).toMatchObject({ state: 'running', from: at('2026-12-01') })
  expect(timesOf(winter, at('2027-01-07'))).toMatchObject({ state: 'over', from: at('2027-12-01') })
  expect(stateAt(winter, '2027-11-16')).toBe('over')
  expect(timesOf(winter, at('2027-11-17'))).toMatchObject({ state: 'planned', from: at('2027-12-01') })
})

it('a wheel runs at all times, or between its own', () => {
  expect(timesOf(always, at('2026-05-01'))).toEqual({ state: 'running', from: null, to: null })
  const once = { ...always, availableFrom: '2026-05-01T00:00:00Z', availableTo: '2026-06-01T00:00:00Z' }
  expect(['2026-04-30', '2026-05-01', '2026-06-01'].map((day) => timesOf(once, at(day)).state)).toEqual([
    'planned',
    'running',
    'over',
  ])
  expect(timesOf({ ...winter, availableTo: '2026-12-10T00:00:00Z' }, at('2026-12-05')).to).toEqual(at('2026-12-10'))
  expect(timesOf({ ...always, isRunning: false }, at('2026-05-01')).state).toBe('over')
})
