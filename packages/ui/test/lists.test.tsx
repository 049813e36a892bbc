// @vitest-environment jsdom
import { Pagination, pagesAround } from '@baize/ui/pagination'
import { Tabs } from '@baize/ui/tabs'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(cleanup)

function ThreeTabs() {
  const [selected, setSelected] = useState('a')
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }))
  return (
    <Tabs label="What to show" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel {selected}
    </Tabs>
  )
}

describe('tabs', () => {
  it('move by arrows, wrap around, and jump by Home and End', async () => {
    render(<ThreeTabs />)
    screen.getByRole('tab', { name: 'A' }).focus()
    const selected = () => screen.getByRole('tab', { selected: true }).textContent
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('B')
    await userEvent.keyboard('{End}')
    expect(selected()).toBe('C')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('A')
    expect(screen.getByRole('tab', { name: 'A' })).toBe(document.activeElement)
  })

  it('follow the direction of writing', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <ThreeTabs />
      </div>,
    )
    screen.getByRole('tab', { name: 'A' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('B')
  })

  it('step over one that is disabled', async () => {
    const tabs = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B', isDisabled: true },
      { id: 'c', label: 'C', detail: 3 },
    ]
    const onSelect = vi.fn<(id: string) => void>()
    render(<Tabs label="What to show" tabs={tabs} selected="a" onSelect={onSelect} children="Panel" />)
    screen.getByRole('tab', { name: 'A' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onSelect).toHaveBeenCalledWith('c')
    expect(screen.getByRole('tab', { name: 'C 3' })).toBe(document.activeElement)
  })

  it('name their panel by the selected tab', () => {
    render(<ThreeTabs />)
    expect(screen.getByRole('tabpanel', { name: 'A' }).textContent).toBe('Panel a')
  })
})

describe('pages', () => {
  it('show the first, the last and the neighbours, and close a gap of one', () => {
    expect(pagesAround(1, 1)).toEqual([1])
    expect(pagesAround(1, 4)).toEqual([1, 2, 3, 4])
    expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
    expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('are links, the current one marked', () => {
    render(
      <Pagination
        label="Pages"
        page={2}
        totalPages={3}
        previousLabel="Previous"
        nextLabel="Next"
        hrefOf={(page) => `?page=${page}`}
      />,
    )
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2')
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
  })

  it('hand a plain press to a list that keeps its page to itself', async () => {
    const onSelect = vi.fn<(page: number) => void>()
    render(
      <Pagination
        label="Pages"
        page={1}
        totalPages={3}
        previousLabel="Previous"
        nextLabel="Next"
        hrefOf={(page) => `#${page}`}
        onSelect={onSelect}
        format={(page) => `No. ${page}`}
      />,
    )
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'No. 3' }))
    expect(onSelect).toHaveBeenCalledWith(3)
    expect(location.hash).toBe('')
  })

  it('are not shown for a single one', () => {
    render(
      <Pagination label="Pages" page={1} totalPages={1} previousLabel="Previous" nextLabel="Next" hrefOf={String} />,
    )
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
