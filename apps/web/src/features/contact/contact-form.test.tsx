// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Reply, alertKeys, stage } from '../../../test/fixtures/stage.tsx'
import { ContactForm } from './contact-form.tsx'

const SEND = 'POST /api/notification/communications'
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ })
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ })
const send = () => screen.getByRole('button', { name: 'Send message' })

async function filled(reply: Reply) {
  const staged = await stage(<ContactForm />, { platform: { [SEND]: () => reply } })
  await staged.user.type(email(), ' anna@example.com ')
  await staged.user.type(message(), 'Where is payment 17?')
  return staged
}

describe('the contact form', () => {
  it('sends the message, says so and offers another', async () => {
    const { user, calls } = await filled({ body: { data: { message: 'ok' } } })
    await user.click(send())
    expect(await screen.findByText('Your message is with us')).toBeDefined()
    expect(calls[0]!.body).toEqual({ email: 'anna@example.com', message: 'Where is payment 17?' })
    expect(alertKeys()).toEqual(['global.sentMessage'])
    await user.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(message().value).toBe('')
  })

  it('asks for what is missing before it sends, and goes there', async () => {
    const { user, calls } = await stage(<ContactForm />)
    await user.click(send())
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
    await user.type(email(), 'nobody')
    await user.click(send())
    expect(screen.getByText('This is not a valid e-mail address')).toBeDefined()
  })

  it('shows what the platform refuses under its field', async () => {
    const { user } = await filled({
      status: 422,
      body: { error: { code: 1, message: 'Validation failed', fields: { email: ['This address bounces.'] } } },
    })
    await user.click(send())
    expect(await screen.findByText('This address bounces.')).toBeDefined()
    expect(document.activeElement).toBe(email())
  })

  it('asks for patience after many messages and keeps what was written', async () => {
    const { user } = await filled({ status: 429, body: { error: { code: 7, message: 'Too many requests' } } })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please wait ten minutes'))
    expect(message().value).toBe('Where is payment 17?')
  })
})
