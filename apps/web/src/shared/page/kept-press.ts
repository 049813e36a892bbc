/** What `server/boot-script.ts` keeps for a page whose scripts are on their way. */
interface EarlyPress {
  on: HTMLElement | null
  stop: () => void
}

declare global {
  interface Window {
    earlyPress?: EarlyPress
  }
}

let kept: HTMLElement | null = null

/** Keeps the last press on what still sleeps, and shows on it that it was noticed. */
export function keepPress(pressed: HTMLElement): void {
  if (kept) delete kept.dataset.kept
  kept = pressed
  kept.dataset.kept = ''
}

/** Presses again what was pressed too early; what still sleeps is kept once more by whoever hears of it. */
export function carryOutKeptPress(): void {
  const pressed = kept
  kept = null
  if (!pressed) return
  delete pressed.dataset.kept
  if (pressed.isConnected) pressed.click()
}

/** Takes over from the boot script once presses are heard, with what it has kept. */
export function carryOutEarlyPress(): void {
  const early = window.earlyPress
  early?.stop()
  if (early?.on) keepPress(early.on)
  carryOutKeptPress()
}
