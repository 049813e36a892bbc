import type { Wheel, WheelSeed } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/text-field'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { checkDraw, isSeed, sectorOf } from '../check-draw.ts'
import { seedsQuery } from '../queries.ts'
import styles from './wheel-proof.module.css'

export interface DrawText {
  seed: string
  drawnFrom: string
  /** What the house says it drew; nothing where it is not known. */
  sectorId?: string
}

interface Result {
  number: number
  sectorId: string | null
  /** The seed as the house lists it; nothing where it is none of its last ones. */
  listed: WheelSeed | null
}

/** Works a draw out in this browser: from a seed and the text it was drawn with to the sector. */
export function DrawForm({ wheel, start }: { wheel: Wheel; start: DrawText | null }) {
  const text = useText('pages.wheel')
  const [seed, setSeed] = useState(start?.seed ?? '')
  const [drawnFrom, setDrawnFrom] = useState(start?.drawnFrom ?? '')
  const [isWrong, setWrong] = useState(false)
  const [result, setResult] = useState<Result | null>(null)

  const work = useCallback(
    async (given: DrawText) => {
      const { commitment, number } = await checkDraw(given.seed.trim(), given.drawnFrom.trim())
      const seeds = await queryClient.fetchQuery(seedsQuery(wheel.id)).catch((): WheelSeed[] => [])
      const listed = seeds.find((known) => known.commitment === commitment) ?? null
      const items =
        listed?.items ?? wheel.items.map(({ id, dropRate = 0 }) => ({ id, chance: Math.round(dropRate * 10_000) }))
      setResult({ number, sectorId: sectorOf(items, number), listed })
    },
    [wheel],
  )
  useEffect(() => {
    if (start) void work(start)
  }, [start, work])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isGood = isSeed(seed.trim())
    setWrong(!isGood)
    if (isGood) void work({ seed, drawnFrom })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text('check.seedLabel')}
        value={seed}
        onChange={setSeed}
        error={isWrong ? text('check.seedError') : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        label={text('check.textLabel')}
        value={drawnFrom}
        onChange={setDrawnFrom}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <div>
        <Button type="submit">{text('check.submit')}</Button>
      </div>
      <div role="status">{result && <Outcome wheel={wheel} result={result} expected={start?.sectorId} />}</div>
    </form>
  )
}

function Outcome({ wheel, result, expected }: { wheel: Wheel; result: Result; expected: string | undefined }) {
  const text = useText('pages.wheel')
  const format = useFormat()
  const { locale } = usePage()
  const { number, sectorId, listed } = result
  const sector = wheel.items.find(({ id }) => id === sectorId)
  const name = sector ? nameIn({ name: sector.title, names: sector.names }, locale) : (sectorId ?? '–')
  return (
    <ul className={styles.outcome}>
      <li>{text('check.leadsTo', { number: format.count(number), sector: name })}</li>
      {expected !== undefined && <li>{text(expected === sectorId ? 'check.agrees' : 'check.differs')}</li>}
      <li>{listed ? text('check.committed', { date: format.instant(listed.usedFrom) }) : text('check.unknown')}</li>
    </ul>
  )
}
