import styles from './net-position.module.css'

const WIDTH = 640
const HEIGHT = 160

/**
 * A bar for each result, up from the line of nothing or down from it, so that nobody needs the colour. The table beside
 * it has the figures.
 */
export function NetChart({ label, values }: { label: string; values: readonly number[] }) {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const scale = HEIGHT / (most - least || 1)
  const zero = most * scale
  const room = WIDTH / values.length
  return (
    <svg
      className={styles.chart}
      viewBox={`0 ${-2} ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, index) => (
        <rect
          key={index}
          data-sign={value < 0 ? 'minus' : 'plus'}
          x={index * room + room * 0.15}
          width={room * 0.7}
          y={value > 0 ? zero - value * scale : zero}
          height={Math.abs(value) * scale}
        />
      ))}
      <line x1={0} x2={WIDTH} y1={zero} y2={zero} />
    </svg>
  )
}
