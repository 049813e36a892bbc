import type { Wheel, WheelDraw } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { drawsQuery } from '../queries.ts'
import type { DrawText } from './draw-form.tsx'
import styles from './wheel-proof.module.css'

interface OwnDrawsProps {
  wheel: Wheel
  playerId: string
  onCheck: (draw: DrawText) => void
}

/** What the player's spins drew last, each to be checked as soon as its seed is told. */
export function OwnDraws({ wheel, playerId, onCheck }: OwnDrawsProps) {
  const text = useText('pages.wheel')
  const { data: draws } = useQuery(drawsQuery(wheel.id, playerId))
  if (!draws) return null
  return (
    <div className={styles.own}>
      <h3 className={styles.heading}>{text('check.drawsTitle')}</h3>
      {draws.length === 0 ? (
        <p className={styles.description}>{text('check.noDraws')}</p>
      ) : (
        <>
          <ul className={styles.draws}>
            {draws.map((draw) => (
              <li key={draw.id} className={styles.draw}>
                <OwnDraw draw={draw} onCheck={onCheck} />
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" onClick={() => save(wheel, draws)}>
              {text('check.saveButton')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function OwnDraw({ draw, onCheck }: { draw: WheelDraw; onCheck: (draw: DrawText) => void }) {
  const text = useText('pages.wheel')
  const format = useFormat()
  const { locale } = usePage()
  const { seed, drawnFrom, sector, createdAt } = draw
  const name = nameIn({ name: sector.title, names: sector.names }, locale)
  return (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.description}>{format.instant(createdAt)}</span>
      </span>
      {seed === null ? (
        <span className={styles.description}>{text('check.waits')}</span>
      ) : (
        <Button
          size="small"
          aria-label={`${text('check.checkButton')}: ${name}, ${format.instant(createdAt)}`}
          onClick={() => onCheck({ seed, drawnFrom, sectorId: sector.id })}
        >
          {text('check.checkButton')}
        </Button>
      )}
    </>
  )
}

function save(wheel: Wheel, draws: readonly WheelDraw[]): void {
  const contentType = 'application/json'
  const pieces = [new Blob([JSON.stringify(draws, null, 2)], { type: contentType })]
  saveFile({ fileName: `${wheel.identity}-draws.json`, contentType, pieces })
}
