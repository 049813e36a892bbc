import { fromSite } from '@baize/kit/game-frame'

let frame: HTMLIFrameElement | null = null
/** Sends what is to be fetched to the frame once it is there. */
let isThere = Promise.resolve()

/**
 * Has the browser fetch the code of the studio's games before the first one is opened, in a frame that nobody sees:
 * browsers keep what a frame of another site has fetched for frames of that site alone.
 */
export function warmStudio(studioUrl: string): void {
  if (frame) return
  frame = document.createElement('iframe')
  const made = frame
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  isThere = new Promise((resolve) => made.addEventListener('load', () => resolve(), { once: true }))
  frame.src = `${studioUrl}/studio/warm`
  document.body.append(frame)
}

/** Has it fetch the pictures of one game that is about to be opened. */
export function warmGame(studioUrl: string, game: string): void {
  const tell = () => frame?.contentWindow?.postMessage(fromSite({ type: 'warm', game }), new URL(studioUrl).origin)
  void isThere.then(tell)
}
