// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TelegramWay } from './telegram-way.tsx'

const setting = { bot: 'a_bot', auth_url: 'https://site.example/in', widget_url: 'https://telegram.example/widget.js' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks Telegram for its button once the form around it is painted', async () => {
  let paint = () => {}
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback
    return 1
  })
  const { container } = render(<TelegramWay {...setting} />)
  expect(container.querySelector('script')).toBeNull()
  paint()
  await waitFor(() => expect(container.querySelector('script')?.src).toBe(setting.widget_url))
})
