interface Early {
  readonly path: string
  readonly reply: Promise<unknown>
}

/** What the opener in the page leaves behind. */
declare global {
  var baizeEarly: Early | undefined
}

/** The answer to a request the page sent before this script was there; once, and only for the same path. */
export function takeEarlyReply(path: string): Promise<unknown> | undefined {
  const early = globalThis.baizeEarly
  if (early?.path !== path) return undefined
  globalThis.baizeEarly = undefined
  return early.reply
}
