// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Reply, alertKeys, stage } from '../../../../test/fixtures/stage.tsx'
import { NotMe } from './not-me.tsx'

const DISOWN = 'POST /api/player/sessions/disown'
const refusal = (status: number, code: number) => ({ status, body: { error: { code, message: 'No' } } })

async function press(answer: () => Reply, path = '/auth/not-me?state=abc') {
  const scene = await stage(<NotMe />, { path, platform: { [DISOWN]: answer } })
  expect(scene.calls.filter(({ operation }) => operation === DISOWN)).toEqual([])
  await scene.user.click(screen.getByRole('button', { name: 'This was not me' }))
  return scene
}

describe('the page behind the letter of a new device', () => {
  it('asks nothing of the server until its button is pressed, and then offers a new password', async () => {
    const { calls } = await press(() => ({ body: { data: { code: 'reset' } } }))
    expect(await screen.findByText('All devices are signed out')).toBeTruthy()
    expect(calls.filter(({ operation }) => operation === DISOWN).map(({ body }) => body)).toEqual([{ code: 'abc' }])
    expect(screen.getByRole('button', { name: 'Choose a new password' })).toBeTruthy()
  })

  it('sends whoever has lost the address as well to the house', async () => {
    await press(() => ({ body: { data: { code: '' } } }))
    expect(await screen.findByRole('button', { name: 'Contact us' })).toBeTruthy()
  })

  it('says that a link is over, and leads to a new password', async () => {
    const { user, dialogs } = await press(() => refusal(400, 11010))
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }))
    expect(screen.getByText('This link is used or too old')).toBeTruthy()
    expect(dialogs.open).toHaveBeenCalledWith('forgot-pass')
  })

  it('stays as it is when nobody answers', async () => {
    await press(() => ({ status: 500 }))
    await waitFor(() => expect(alertKeys()).toEqual(['global.somethingWrong']))
    expect(screen.getByRole('button', { name: 'This was not me' })).toBeTruthy()
  })
})
