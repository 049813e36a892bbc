// @vitest-environment jsdom
import { type DroppedFile, FileDrop, type FileDropProps } from '@baize/ui/file-drop'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Held, descriptionOf } from './held.tsx'

afterEach(cleanup)

const onFile = vi.fn<(file: File) => void>()
afterEach(() => onFile.mockClear())

const picture = (name = 'front.jpg', size = 10) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' })

function show(props: Partial<FileDropProps> = {}) {
  render(
    <Held<DroppedFile | null> start={null}>
      {(file, change) => (
        <FileDrop
          label="Passport"
          accept="image/*,.pdf"
          maxBytes={100}
          chooseLabel="Choose a file"
          prompt="or drop it here"
          removeLabel="Remove"
          progressLabel="Sent"
          rejections={{ type: 'Wrong kind', size: 'Too large', count: 'One at a time' }}
          formatBytes={(bytes) => `${bytes} bytes`}
          file={file}
          onFile={(taken) => {
            change({ name: taken.name, sizeBytes: taken.size })
            onFile(taken)
          }}
          onRemove={() => change(null)}
          {...props}
        />
      )}
    </Held>,
  )
  return screen.getByRole('group', { name: /Passport/ })
}

const input = () => screen.getByLabelText<HTMLInputElement>('Passport Choose a file')
const drop = (zone: HTMLElement, files: File[]) => fireEvent.drop(zone, { dataTransfer: { files } })

it('takes a chosen file, shows it, and moves the focus to what one can do with it', async () => {
  show()
  await userEvent.tab()
  expect(input()).toBe(document.activeElement)
  await userEvent.upload(input(), picture())
  expect(onFile).toHaveBeenCalledOnce()
  expect(screen.getByText('10 bytes')).toBeTruthy()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('front.jpg')
  const remove = screen.getByRole('button', { name: 'Remove: front.jpg' })
  expect(remove).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}')
  expect(input()).toBe(document.activeElement)
})

it('takes a dropped file', () => {
  drop(show(), [picture()])
  expect(onFile).toHaveBeenCalledOnce()
})

it('takes a pasted file while it has the focus', () => {
  show()
  const paste = () => fireEvent.paste(document, { clipboardData: { files: [picture()] } })
  paste()
  expect(onFile).not.toHaveBeenCalled()
  input().focus()
  paste()
  expect(onFile).toHaveBeenCalledOnce()
})

it.each([
  ['Wrong kind', [new File(['x'], 'notes.txt', { type: 'text/plain' })]],
  ['Too large', [picture('large.jpg', 101)]],
  ['One at a time', [picture(), picture('back.jpg')]],
])('says %j and takes nothing', (message, files) => {
  drop(show(), files)
  expect(onFile).not.toHaveBeenCalled()
  expect(descriptionOf(input())).toEqual([message])
  expect(input().getAttribute('aria-invalid')).toBe('true')
})

it('knows a kind by its ending as well', () => {
  drop(show(), [new File(['x'], 'BILL.PDF')])
  expect(onFile).toHaveBeenCalledOnce()
})

it('forgets a refusal when the next file is taken', () => {
  const zone = show()
  drop(zone, [picture('large.jpg', 101)])
  drop(zone, [picture()])
  expect(screen.queryByText('Too large')).toBeNull()
})

it('shows how much has been sent, and takes nothing meanwhile', () => {
  const zone = show({ progress: 0.25 })
  expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveProperty('value', 0.25)
  drop(zone, [picture()])
  expect(onFile).not.toHaveBeenCalled()
})

it('takes nothing when disabled', () => {
  drop(show({ isDisabled: true }), [picture()])
  expect(onFile).not.toHaveBeenCalled()
  expect(input().disabled).toBe(true)
})
