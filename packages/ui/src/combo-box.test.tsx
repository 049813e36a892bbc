// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'
import { matching } from './matching.ts'

const options = [
  { value: 'AT', label: 'Österreich', keywords: 'Austria' },
  { value: 'DE', label: 'Deutschland', keywords: 'Germany' },
  { value: 'KR', label: 'Südkorea', isDisabled: true },
  { value: 'SE', label: 'Schweden' },
]

function open(start = 'DE', props: Partial<ComboBoxProps> = {}) {
  const onSubmit = vi.fn<() => void>()
  const onKeyDown = vi.fn<(key: string) => void>()
  function Host() {
    const [value, setValue] = useState(start)
    return (
      // Stands for the dialog around the list, which closes on Escape.
      <form
        onKeyDown={(event) => onKeyDown(event.key)}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ComboBox
          label="Country"
          value={value}
          options={options}
          emptyLabel="No such country"
          countLabel={(count) => `${count} found`}
          onChange={setValue}
          {...props}
        />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Host />)
  return {
    box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }),
    user: userEvent.setup(),
    onSubmit,
    onKeyDown,
  }
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)

afterEach(cleanup)

describe('a list to search', () => {
  it('opens on a press and takes what is pressed', async () => {
    const { box, user } = open()
    await user.click(box)
    expect(box.getAttribute('aria-expanded')).toBe('true')
    await user.click(screen.getByRole('option', { name: 'Schweden' }))
    expect(box.value).toBe('Schweden')
    expect(shown()).toEqual([])
  })

  it('finds without accents and by other words', async () => {
    const { box, user } = open()
    await user.click(box)
    await user.clear(box)
    await user.type(box, 'osterr')
    expect(shown()).toEqual(['Österreich'])
    await user.clear(box)
    await user.type(box, 'german')
    expect(shown()).toEqual(['Deutschland'])
  })

  it('says when nothing matches, and Enter takes nothing then', async () => {
    const { box, user, onSubmit } = open()
    await user.clear(box)
    await user.type(box, 'zzz')
    expect(screen.getByText('No such country')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.tab()
    expect(box.value).toBe('Deutschland')
  })

  it('is worked by keys alone and steps over what is disabled', async () => {
    const { box, user, onSubmit } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toBe('Deutschland')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Schweden')
    await user.keyboard('{Enter}')
    expect(box.value).toBe('Schweden')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('opens by the arrow up at the last one, and goes by pages to the ends', async () => {
    const { box, user } = open('')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Schweden')
    await user.keyboard('{PageUp}')
    expect(active()).toBe('Österreich')
    await user.keyboard('{PageDown}')
    expect(active()).toBe('Schweden')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(shown()).toEqual([])
    expect(box.value).toBe('')
  })

  it('says how many match', async () => {
    const { box, user } = open()
    await user.clear(box)
    await user.type(box, 'sch')
    expect(screen.getByText('2 found')).toBeTruthy()
  })

  it('can be read but not changed', async () => {
    const { box, user } = open('DE', { isReadOnly: true })
    await user.click(box)
    await user.keyboard('{ArrowDown}x')
    expect(shown()).toEqual([])
    expect(box.value).toBe('Deutschland')
  })

  it('Escape closes the list and nothing around it', async () => {
    const { box, user, onKeyDown } = open()
    await user.click(box)
    await user.keyboard('x{Escape}')
    expect(shown()).toEqual([])
    expect(box.value).toBe('Deutschland')
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
    await user.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledWith('Escape')
  })
})

it('puts what begins with the text first', () => {
  expect(
    matching(
      [
        { value: '1', label: 'New Sweden' },
        { value: '2', label: 'Sweden' },
      ],
      'sw',
    ).map(({ value }) => value),
  ).toEqual(['2', '1'])
})
