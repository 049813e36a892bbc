import { type ReactNode, useEffect, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** What the code says: an address, a payment request. */
  text: string
  /** Width and height in px: 176 for a payment, 116 for an address of a coin. */
  size?: 176 | 116
  /** What it leads to, for those who do not see it. The same must be there as text or link. */
  label: string
  /** Shown in its place when the text cannot be drawn. */
  fallback?: ReactNode
  /** Told the reason when the text cannot be drawn. */
  onFail?: (error: Error) => void
}

/** A QR code, dark on light in every theme, because many cameras read no other. */
export function QrCode({ text, size = 176, label, fallback, onFail }: QrCodeProps) {
  const drawn = useMemo(() => draw(text), [text])
  useEffect(() => {
    if (drawn instanceof Error) onFail?.(drawn)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the reason is told once, whatever else the owner changes
  }, [drawn])
  if (drawn instanceof Error)
    return (
      <div className={styles.code} data-size={size} data-failed="">
        {fallback}
      </div>
    )
  return (
    <svg
      className={styles.code}
      data-size={size}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn.modules} ${drawn.modules}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  )
}

/** The light frame a reader needs around the code, in modules. */
const QUIET_ZONE = 3

export interface QrDrawing {
  /** Width and height in modules, the quiet zone included. */
  modules: number
  /** One path over all dark modules. */
  path: string
}

/** Draws a text as a code. Fails with `No input text` or `The amount of data is too big to be stored in a QR Code`. */
export function qrDrawing(text: string): QrDrawing {
  if (text === '') throw new Error('No input text')
  const { data, size } = encoded(text)
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return { modules: size, path }
}

function encoded(text: string) {
  try {
    return encode(text, { ecc: 'M', border: QUIET_ZONE })
  } catch (error) {
    throw new Error('The amount of data is too big to be stored in a QR Code', { cause: error })
  }
}

function draw(text: string): QrDrawing | Error {
  try {
    return qrDrawing(text)
  } catch (error) {
    return error as Error
  }
}

/** Start and length of every run of dark modules in a row. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    if (x > 0 && row[x - 1]) runs.at(-1)![1] += 1
    else runs.push([x, 1])
  })
  return runs
}
