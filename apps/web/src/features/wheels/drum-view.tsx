import type { WheelSector } from '@baize/contract'
import { memo } from 'react'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { formatChance } from './format-chance.ts'
import { FACE, MARK_AT, middleOf, outlineOf, toneOf, WORDS_AT } from './drum-geometry.ts'
import type { WheelContent } from './wheel-content.ts'
import styles from './drum-view.module.css'

interface DrumViewProps {
  sectors: readonly WheelSector[]
  content: Pick<WheelContent, 'pictures' | 'colours'>
  isAvailable: boolean
  /** The sector it stopped at, which stands out. */
  landed: string | null
  /** Gives the part that turns to whoever turns it. */
  turning: (element: HTMLElement | null) => void
}

/** The wheel as it is drawn. What it shows stands in a table beside it, so it is a picture for the eye alone. */
export const DrumView = memo(function DrumView({ sectors, content, isAvailable, landed, turning }: DrumViewProps) {
  const { pictures, colours } = content
  const { locale } = usePage()
  const board = isAvailable ? colours.activeBoard : colours.unavailableBoard
  return (
    <div className={styles.drum} data-landed={landed === null ? undefined : ''} aria-hidden="true">
      <img className={styles.layer} src={pictures.wheel} width="600" height="600" alt="" fetchPriority="high" />
      <div ref={turning} className={styles.turning}>
        <svg className={styles.layer} viewBox="-300 -300 600 600">
          {sectors.map((sector, index) => (
            <g key={sector.id} className={styles.sector} data-landed={sector.id === landed ? '' : undefined}>
              <path d={outlineOf(index, sectors.length)} fill={colours[toneOf(index, sectors.length)]} stroke={board} />
              <g transform={`rotate(${middleOf(index, sectors.length) - 90})`}>
                <SectorName name={nameIn({ name: sector.title, names: sector.names }, locale)} colour={colours.label} />
                <text className={styles.rate} x={WORDS_AT} y="22" fill={colours.rate}>
                  {sector.dropRate !== undefined && formatChance(sector.dropRate, locale)}
                </text>
                <image href={pictures.segment} x={MARK_AT} y="-10" width="20" height="20" />
              </g>
            </g>
          ))}
          <circle r={FACE} fill="none" stroke={board} strokeWidth="5" />
        </svg>
      </div>
      <img className={styles.boss} src={pictures.button} width="160" height="160" alt="" />
      <img className={styles.arrow} src={pictures.arrow} width="96" height="128" alt="" />
    </div>
  )
})

/** Names longer than this are written smaller, so that they end within the rim. */
const LENGTH_MAX = 13

function SectorName({ name, colour }: { name: string; colour: string }) {
  return (
    <text
      className={styles.label}
      data-long={name.length > LENGTH_MAX ? '' : undefined}
      x={WORDS_AT}
      y="-2"
      fill={colour}
    >
      {name}
    </text>
  )
}
