import { ApiFailure, type Client } from '@baize/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { tellDialogEvent } from '../dialogs/dialog-events.ts'
import { connectQuestions } from '../dialogs/questions.ts'
import { answering } from './answering.ts'

const NEEDED = new ApiFailure(409, 11_020, 'Prove it')
let answer: ((given: unknown) => void) | null = null
const open = vi.fn((_name: string, props: { onAnswer: (given: unknown) => void }) => void (answer = props.onAnswer))
const call = vi.fn<() => Promise<unknown>>()
const client = answering({ call, callWithMeta: call } as Partial<Client> as Client)

beforeEach(() => {
  vi.resetAllMocks()
  open.mockImplementation((_name, props) => void (answer = props.onAnswer))
  connectQuestions(open)
})

it('asks for a proof where one is needed, and makes the call again with the same words', async () => {
  call.mockRejectedValueOnce(NEEDED).mockResolvedValueOnce('closed')
  const closing = client.call('closeAccount', {}, { requestKey: 'the-same-key' })
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  answer!(true)
  expect(await closing).toBe('closed')
  expect(call.mock.calls).toEqual([
    ['closeAccount', {}, { requestKey: 'the-same-key' }],
    ['closeAccount', {}, { requestKey: 'the-same-key' }],
  ])
})

it('asks once for calls that wait together', async () => {
  call.mockRejectedValueOnce(NEEDED).mockRejectedValueOnce(NEEDED).mockResolvedValue('done')
  const both = Promise.all([client.call('closeAccount', {}), client.call('downloadExport', { body: {} })])
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  answer!(true)
  expect(await both).toEqual(['done', 'done'])
})

it('leaves the call refused when the question is closed', async () => {
  call.mockRejectedValueOnce(NEEDED)
  const closing = client.call('closeAccount', {})
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  tellDialogEvent({ kind: 'closed', name: 'fresh-proof', value: null })
  await expect(closing).rejects.toBe(NEEDED)
  expect(call).toHaveBeenCalledOnce()
})

it("answers a sign-in with what the second proof's dialog brings", async () => {
  call.mockRejectedValueOnce(new ApiFailure(409, 11_022, 'One more'))
  const signingIn = client.call('createSession', { body: { login: 'ada@example.com', password: 'secret77' } })
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('second-factor', expect.anything()))
  answer!({ accessToken: 'token' })
  expect(await signingIn).toEqual({ accessToken: 'token' })
  expect(call).toHaveBeenCalledOnce()
})

it('does not ask for ever where a browser keeps no proof', async () => {
  call.mockRejectedValue(NEEDED)
  const closing = client.call('closeAccount', {})
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  answer!(true)
  await expect(closing).rejects.toThrow('This browser keeps no proof')
})
