import { ApiFailure } from '@baize/client'
import type { Wheel, WheelSector } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { holdAlerts, showAlert } from '../../shared/alerts/alert-store.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import { isRefused } from '../../shared/failure/is-refused.ts'
import { holdBalance, releaseBalance } from '../../shared/player/held-balance.ts'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { refreshWheels, spinWheel } from './queries.ts'
import { type Drum, useDrum } from './use-drum.ts'

/** The result is told by a dialog a moment after the drum has come to rest, and other news a moment later. */
const DIALOG_AFTER_MS = 500
const NEWS_AFTER_MS = 1000

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface Spin {
  drum: Drum
  isTurning: boolean
  /** Where the drum stopped last. */
  landed: WheelSector | null
  turn(wheel: Wheel): Promise<void>
}

/**
 * Turns the wheel: the drum starts at once, the platform draws meanwhile, and it stops where that said. The balance on
 * the page waits for it. A call whose
 * answer was lost is made again with its key, so that no spin is used twice or lost.
 */
export function useSpin(isLastOfPeriod: (wheel: Wheel) => Promise<boolean>): Spin {
  const drum = useDrum()
  const dialogs = useDialogs()
  const [isTurning, setTurning] = useState(false)
  const [landed, setLanded] = useState<WheelSector | null>(null)
  const account = useActiveAccount()
  const key = useRef<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      releaseBalance()
    }
  }, [])

  async function turn(wheel: Wheel): Promise<void> {
    if (isTurning) return
    if (areAllOver(wheel)) {
      showAlert('wheel.spinsExpired')
      return refreshWheels()
    }
    setTurning(true)
    setLanded(null)
    if (account) holdBalance(account)
    const release = holdAlerts(['bonus.', 'freeSpin.'])
    key.current ??= crypto.randomUUID()
    try {
      const [, sector] = await Promise.all([drum.start(), spinWheel(wheel, key.current)])
      key.current = null
      const [isLimitReached] = await Promise.all([
        isLastOfPeriod(wheel),
        drum.stop(
          wheel.items.findIndex(({ id }) => id === sector.id),
          wheel.items.length,
        ),
      ])
      setLanded(sector)
      releaseBalance()
      await later(DIALOG_AFTER_MS)
      if (isHere.current) dialogs.open('wheel-reward', { sector, isLimitReached })
    } catch (error) {
      await drum.stop(null, wheel.items.length)
      // Only an answer ends the attempt: without one the same spin is asked for again.
      if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) key.current = null
      tell(error)
    } finally {
      releaseBalance()
      setTurning(false)
      void refreshWheels()
      void later(NEWS_AFTER_MS).then(release)
    }
  }
  return { drum, isTurning, landed, turn }
}

function areAllOver({ playerSpins }: Wheel): boolean {
  return (
    playerSpins.length > 0 &&
    playerSpins.every(({ expireAt }) => expireAt !== null && Date.parse(expireAt) <= Date.now())
  )
}

function tell(error: unknown): void {
  if (isRefused(error, 'no_valid_spin')) return showAlert('wheel.spinsExpired')
  if (isRefused(error, 'wheel_changed')) return showAlert('wheel.wheelChanged')
  const effect = readFailure(error)
  if (effect.kind === 'alert') showAlert(effect.key)
}
