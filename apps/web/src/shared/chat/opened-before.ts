const KEY = 'chat'

/** Whether the chat was opened in this visit: a page loaded later listens for answers. Storage may be refused. */
export const openedBefore = {
  read: (): boolean => attempt(() => sessionStorage.getItem(KEY) !== null) ?? false,
  keep: (): void => attempt(() => sessionStorage.setItem(KEY, 'opened')),
  forget: (): void => attempt(() => sessionStorage.removeItem(KEY)),
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
