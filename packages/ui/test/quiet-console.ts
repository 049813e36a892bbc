import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails each test of the file in which React or the browser complains. */
export function keepConsoleQuiet(): void {
  const error = vi.spyOn(console, 'error')
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    error.mockClear()
    warn.mockClear()
  })
  afterEach(() => {
    expect(error).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
}
