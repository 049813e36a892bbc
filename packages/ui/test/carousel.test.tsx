// @vitest-environment jsdom
import { Carousel, type CarouselProps } from '@baize/ui/carousel'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const WIDTH = 300
let isCalm = false
const moveTo = vi.fn<(left: number) => void>()

/** The geometry that jsdom does not compute: slides of one width beside one another. */
beforeAll(() => {
  const element = HTMLElement.prototype
  Object.defineProperty(element, 'clientWidth', { configurable: true, get: () => WIDTH })
  Object.defineProperty(element, 'scrollWidth', {
    configurable: true,
    get(this: HTMLElement) {
      return this.children.length * WIDTH
    },
  })
  element.getBoundingClientRect = function box() {
    const row = this.parentElement?.tagName === 'UL' ? this.parentElement : null
    const index = row ? [...row.children].indexOf(this) : 0
    const isRtl = getComputedStyle(this).direction === 'rtl'
    const left = row ? (isRtl ? -1 : 1) * index * WIDTH - row.scrollLeft : 0
    return { left, right: left + WIDTH, width: WIDTH, height: 100 } as DOMRect
  }
  element.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    const { left = 0 } = options as ScrollToOptions
    moveTo(left)
    this.scrollLeft = left
    fireEvent.scroll(this)
  }
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isCalm && query.includes('reduced-motion') }),
  )
})
beforeEach(() => {
  isCalm = false
  moveTo.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(change: Partial<CarouselProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(id: string) => void>()
  render(
    <div style={{ direction }}>
      <Carousel
        label="News"
        roleDescription="carousel"
        slideRoleDescription="slide"
        previousLabel="Previous"
        nextLabel="Next"
        positionLabel={(position, total) => `${position} of ${total}`}
        pauseLabel="Pause"
        playLabel="Play"
        slides={['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), content: <p>{id}</p> }))}
        onChange={onChange}
        {...change}
      />
    </div>,
  )
  return { onChange }
}
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const row = () => screen.getByRole('list', { name: 'News' })

describe('a carousel', () => {
  it('is called what it is, and so is each slide', () => {
    show()
    expect(screen.getByRole('region', { name: 'News' }).getAttribute('aria-roledescription')).toBe('carousel')
    expect(screen.getByRole('group', { name: 'B, 2 of 3' }).getAttribute('aria-roledescription')).toBe('slide')
  })

  it('goes by its buttons, which say where it ends', async () => {
    const { onChange } = show()
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onChange).toHaveBeenLastCalledWith('b')
    expect(current()).toBe('2 of 3: B')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('goes by the arrow keys, Home and End', async () => {
    show()
    row().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(current()).toBe('2 of 3: B')
    await userEvent.keyboard('{End}')
    expect(current()).toBe('3 of 3: C')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    expect(current()).toBe('1 of 3: A')
  })

  it('follows the direction of writing', async () => {
    show({}, 'rtl')
    row().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(moveTo).toHaveBeenLastCalledWith(-WIDTH)
    expect(current()).toBe('2 of 3: B')
  })

  it('goes straight to a slide by its dot', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: '3 of 3: C' }))
    expect(current()).toBe('3 of 3: C')
  })

  it('is dragged by a mouse, and the click that ends a drag presses nothing', () => {
    const onPress = vi.fn<() => void>()
    show({ slides: [{ id: 'a', label: 'A', content: <button onClick={onPress}>Play</button> }] })
    const button = screen.getByRole('button', { name: 'Play' })
    fireEvent.pointerDown(button, { pointerType: 'mouse', button: 0, clientX: 200 })
    fireEvent.pointerMove(window, { clientX: 80 })
    expect(row().scrollLeft).toBe(120)
    fireEvent.pointerUp(window)
    fireEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('shows nothing without slides, and no controls for one', () => {
    show({ slides: [] })
    expect(screen.queryByRole('region')).toBeNull()
    cleanup()
    show({ slides: [{ id: 'a', label: 'A', content: 'a' }] })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a carousel that moves by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  it('goes on and round, and is quiet about it', () => {
    show({ autoplayMs: 5000 })
    expect(row().getAttribute('aria-live')).toBe('off')
    pass(5000)
    expect(current()).toBe('2 of 3: B')
    pass(5000)
    pass(5000)
    expect(current()).toBe('1 of 3: A')
  })

  it('stops by its button and goes on by it', () => {
    show({ autoplayMs: 5000 })
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    pass(20_000)
    expect(current()).toBe('1 of 3: A')
    expect(row().getAttribute('aria-live')).toBe('polite')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    pass(5000)
    expect(current()).toBe('2 of 3: B')
  })

  it.each([
    ['pointed at', () => void fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' })],
    ['with the focus inside', () => row().focus()],
  ])('rests while it is %s', (_, hold) => {
    show({ autoplayMs: 5000 })
    act(hold)
    pass(20_000)
    expect(current()).toBe('1 of 3: A')
  })

  it('does not move for those who asked for less motion', () => {
    isCalm = true
    show({ autoplayMs: 5000 })
    pass(20_000)
    expect(current()).toBe('1 of 3: A')
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})
