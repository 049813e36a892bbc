import { fromSite } from '@baize/kit/game-frame'

let frame: HTMLIFrameElement | null = null
let isThere = false
/** The game that was touched last: a guest's first touch comes before the frame. */
let wanted: string | null = null

/**
 * Has the browser fetch the code of the studio's games before the first one is opened, in a frame that nobody sees:
 * browsers keep what a frame of another site has fetched for frames of that site alone.
 */
export function warmStudio(studioUrl: string): void {
  if (frame) return
  frame = document.createElement('iframe')
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const onLoad = () => {
    isThere = true
    if (wanted !== null) tell(studioUrl, wanted)
  }
  frame.addEventListener('load', onLoad, { once: true })
  frame.src = `${studioUrl}/studio/warm`
  document.body.append(frame)
}

/** Has it fetch the pictures of one game that is about to be opened, as soon as the frame is there. */
export function warmGame(studioUrl: string, game: string): void {
  wanted = game
  if (isThere) tell(studioUrl, game)
}

function tell(studioUrl: string, game: string): void {
  frame?.contentWindow?.postMessage(fromSite({ type: 'warm', game }), new URL(studioUrl).origin)
}
