import type { Row } from '../actions/form.ts'
import { textOf } from '../format/text.ts'
import { writeAmount } from '../format/format.ts'
import type { FieldWord } from '../screens/part.ts'
import { say, useSettings } from '../words/settings.tsx'
import styles from './chart.module.css'

/** Currencies that get a picture; the table has all of them. */
const PICTURES_MAX = 4
/** Of a picture, in its own units. */
const HEIGHT = 100

/** Pictures of the rows of a list, one for each currency: the first amount as a wide bar, the others within it. */
export function Chart({ rows, amounts }: { rows: readonly Row[]; amounts: readonly FieldWord[] }) {
  const currencies = [...new Set(rows.map(({ currency }) => textOf(currency)))].slice(0, PICTURES_MAX)
  return (
    <div className={styles.charts}>
      {currencies.map((currency) => (
        <Picture key={currency} currency={currency} amounts={amounts} rows={rowsOf(rows, currency, amounts)} />
      ))}
    </div>
  )
}

interface PictureProps {
  currency: string
  amounts: readonly FieldWord[]
  rows: readonly Row[]
}

function Picture({ currency, amounts, rows }: PictureProps) {
  const settings = useSettings()
  const { words } = settings
  const valueOf = (row: Row, name: FieldWord) => Number(row[name] ?? 0)
  const values = rows.flatMap((row) => amounts.map((name) => valueOf(row, name)))
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const scale = HEIGHT / (high - low || 1)
  const names = amounts.filter((name) => rows.some((row) => row[name] !== null))
  const write = (amount: number) => writeAmount(amount, currency, settings)
  const told = names.map((name) => words.fields[name]).join(', ')
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        <strong>{currency}</strong>
        {names.map((name, index) => (
          <span key={name} className={styles.legend} data-place={index}>
            {words.fields[name]}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{write(high)}</span>
          {low < 0 && <span>{write(low)}</span>}
        </div>
        <svg
          role="img"
          aria-label={say(words.desk.chart, { amounts: told, currency, count: rows.length })}
          viewBox={`0 0 ${rows.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {rows.map((row, at) => (
            <g key={textOf(row['key']) || at}>
              <title>{`${textOf(row['name'])}: ${names.map((name) => write(valueOf(row, name))).join(', ')}`}</title>
              {names.map((name, index) => {
                const value = valueOf(row, name)
                const inset = 0.12 + index * 0.2
                return (
                  <rect
                    key={name}
                    data-place={index}
                    x={at + inset}
                    width={1 - 2 * inset}
                    y={(high - Math.max(value, 0)) * scale}
                    height={Math.abs(value) * scale}
                  />
                )
              })}
            </g>
          ))}
          <line x1={0} x2={rows.length} y1={high * scale} y2={high * scale} />
        </svg>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{textOf(rows[0]?.['name'])}</span>
        {rows.length > 1 && <span>{textOf(rows.at(-1)?.['name'])}</span>}
      </div>
    </figure>
  )
}

/** Days and months come newest first and are drawn as time runs. */
function rowsOf(rows: readonly Row[], currency: string, amounts: readonly FieldWord[]): Row[] {
  const own = rows.filter((row) => row['currency'] === currency && amounts.some((name) => row[name] !== null))
  return own.every(({ key }) => /^\d{4}-\d{2}(-\d{2})?$/.test(textOf(key))) ? own.toReversed() : own
}
