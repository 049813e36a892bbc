import type { Wheel } from '@baize/contract'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { FiguresTable } from '../../shared/figures/figures-table.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { formatChance } from './format-chance.ts'
import styles from './wheel-page.module.css'

/** What the wheel gives, with the chance of each, and what its draws are committed to. */
export function Chances({ wheel }: { wheel: Wheel }) {
  const text = useText('pages.wheel')
  const { locale } = usePage()
  const { commitment } = wheel
  return (
    <section className={styles.chances} aria-labelledby="wheel-chances">
      <h2 id="wheel-chances" className={styles.heading}>
        {text('chances.title')}
      </h2>
      <FiguresTable
        caption={text('chances.title')}
        columns={[text('chances.sector'), text('chances.chance')]}
        rows={wheel.items.map(({ id, title, names, dropRate }) => ({
          key: id,
          label: <bdi>{nameIn({ name: title, names }, locale)}</bdi>,
          figures: [dropRate === undefined ? '–' : formatChance(dropRate, locale)],
        }))}
      />
      {commitment && <p className={styles.commitment}>{text('chances.description', { commitment })}</p>}
    </section>
  )
}
