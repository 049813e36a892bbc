// @vitest-environment jsdom
import { Avatar, initialsOf } from '@baize/ui/avatar'
import { Badge, CountBadge } from '@baize/ui/badge'
import { Card } from '@baize/ui/card'
import { Picture, bestOf, srcSetOf } from '@baize/ui/picture'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(cleanup)

describe('a card', () => {
  it('is the element it is told to be, with a heading of the wanted rank', () => {
    render(
      <Card element="article" title="Monday reload" headingLevel={2} actions={<a href="#x">Details</a>}>
        50%
      </Card>,
    )
    expect(screen.getByRole('article').textContent).toContain('50%')
    expect(screen.getByRole('heading', { level: 2, name: 'Monday reload' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Details' })).toBeTruthy()
  })
})

describe('a badge', () => {
  it('says its words', () => {
    render(<Badge tone="positive">Active</Badge>)
    expect(screen.getByText('Active')).toBeTruthy()
  })

  it('counts up to a bound, in the digits of the reader, and shows nothing for none', () => {
    const { rerender, container } = render(<CountBadge count={7} label="7 unread" />)
    expect(container.textContent).toBe('77 unread')
    rerender(<CountBadge count={128} format={(count) => new Intl.NumberFormat('fa').format(count)} />)
    expect(container.textContent).toBe('۹۹+')
    rerender(<CountBadge count={0} />)
    expect(container.textContent).toBe('')
  })
})

describe('an avatar', () => {
  it.each([
    ['mira', 'M'],
    ['Old Oak', 'OO'],
    ['mira.lund@example.org', 'M'],
    ['سارا', 'س'],
    ['𝒜da', '𝒜'],
    ['', ''],
  ])('of %s shows %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })

  it('is a picture with a name when it stands alone, and silent beside its name', () => {
    const { rerender } = render(<Avatar name="mira" label="Profile of mira" />)
    expect(screen.getByRole('img', { name: 'Profile of mira' })).toBeTruthy()
    rerender(<Avatar name="mira" />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('falls back to letters, and tries again with another picture', () => {
    const { container, rerender } = render(<Avatar name="mira" src="/gone.png" />)
    fireEvent.error(container.querySelector('img')!)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('M')
    rerender(<Avatar name="mira" src="/here.png" />)
    expect(container.querySelector('img')!.getAttribute('src')).toBe('/here.png')
  })
})

describe('a picture', () => {
  const src = { '1x': '/a.jpg', '2x': '/a@2.jpg', '3x': '/a@3.jpg' }
  const webp = { '1x': '/a.webp', '2x': '/a@2.webp' }

  it('offers its densities, the best first, and takes the best for browsers that read only one', () => {
    expect(srcSetOf(src)).toBe('/a@3.jpg 3x, /a@2.jpg 2x, /a.jpg 1x')
    expect(bestOf(src)).toBe('/a@3.jpg')
    expect(bestOf({ '1x': '/a.jpg', '3x': '' })).toBe('/a.jpg')
  })

  it('offers WebP before the rest, keeps its ratio, and waits below the fold', () => {
    const { container } = render(<Picture src={src} webp={webp} alt="Hills" width={480} height={300} />)
    expect(container.querySelector('source')!.getAttribute('srcset')).toBe('/a@2.webp 2x, /a.webp 1x')
    const image = screen.getByRole('img', { name: 'Hills' })
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['480', '300'])
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('hurries above the fold', () => {
    render(<Picture src="/a.jpg" alt="Hills" width={480} height={300} isEager />)
    const image = screen.getByRole('img', { name: 'Hills' })
    expect(image.getAttribute('loading')).toBeNull()
    expect(image.getAttribute('fetchpriority')).toBe('high')
  })

  it('shows the dominant colour until it arrives', () => {
    const { container } = render(<Picture src="/a.jpg" alt="" width={1} height={1} dominantColour="#1e3b2d" />)
    const frame = container.firstElementChild as HTMLElement
    expect(frame.style.getPropertyValue('--dominant')).toBe('#1e3b2d')
    expect(frame.dataset.status).toBe('waiting')
    fireEvent.load(container.querySelector('img')!)
    expect(frame.dataset.status).toBe('shown')
  })

  it('gives way to another picture or to what stands for it, under the same name', () => {
    const { rerender } = render(<Picture src="/a.jpg" alt="Hills" width={4} height={3} fallback="/b.jpg" />)
    fireEvent.error(screen.getByRole('img', { name: 'Hills' }))
    expect(screen.getByRole('img', { name: 'Hills' }).getAttribute('src')).toBe('/b.jpg')
    rerender(<Picture src="/c.jpg" alt="Hills" width={4} height={3} fallback={<b>none</b>} />)
    expect(screen.getByRole('img', { name: 'Hills' }).getAttribute('src')).toBe('/c.jpg')
    fireEvent.error(screen.getByRole('img', { name: 'Hills' }))
    expect(screen.getByRole('img', { name: 'Hills' }).textContent).toBe('none')
  })

  it('without any address shows what stands for it', () => {
    render(<Picture src={{}} alt="Hills" width={4} height={3} fallback={<b>none</b>} />)
    expect(screen.getByText('none')).toBeTruthy()
  })
})
