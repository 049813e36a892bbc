import { fireEvent } from '@testing-library/react'

export interface SwipeSteps {
  /** From where to where, px. */
  from: [x: number, y: number]
  to: [x: number, y: number]
  /** How long it takes. */
  durationMs: number
}

/** One finger drawn over an element, with a moment of rest at the end. */
export function swipe(target: Element, { from, to, durationMs }: SwipeSteps): void {
  const at = ([clientX, clientY]: [number, number]) => ({ identifier: 0, target, clientX, clientY })
  const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point: [number, number], atMs: number) => {
    const isEnd = type === 'touchEnd'
    const event = new Event(type.toLowerCase(), { bubbles: true, cancelable: true })
    Object.assign(event, { touches: isEnd ? [] : [at(point)], changedTouches: [at(point)] })
    Object.defineProperty(event, 'timeStamp', { value: atMs })
    fireEvent(target, event)
  }
  send('touchStart', from, 0)
  send('touchMove', middle, durationMs / 2)
  send('touchMove', to, durationMs)
  send('touchEnd', to, durationMs)
}
