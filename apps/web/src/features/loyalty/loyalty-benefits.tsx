import { Tabs } from '@baize/ui/tabs'
import { useState } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import styles from './loyalty-benefits.module.css'

interface BenefitsTab {
  tabImage: string
  tabLabel: string
  benefits: readonly { title: string; description: string; image: string }[]
}

/** What levels are and are not, in groups. */
export function LoyaltyBenefits() {
  const text = useText('pages.loyalty')
  const tabs = text.at<BenefitsTab[]>('benefits.benefitsTabs') ?? []
  const [selected, setSelected] = useState(tabs[0]?.tabLabel ?? '')
  const tab = tabs.find(({ tabLabel }) => tabLabel === selected)
  if (!tab) return null
  const List = text.at<boolean>('benefits.numberedList') ? 'ol' : 'ul'
  return (
    <section className={styles.section} aria-labelledby="benefits-title">
      <div>
        <h2 id="benefits-title" className={styles.title}>
          {text('benefits.title')}
        </h2>
        <p className={styles.description}>{text('benefits.description')}</p>
      </div>
      <Tabs
        label={text('benefits.title')}
        tabs={tabs.map(({ tabLabel }) => ({ id: tabLabel, label: tabLabel }))}
        selected={selected}
        onSelect={setSelected}
      >
        <div className={styles.panel}>
          <img className={styles.picture} src={tab.tabImage} width="96" height="96" alt="" loading="lazy" />
          <List className={styles.list} data-numbered={List === 'ol' || undefined}>
            {tab.benefits.map(({ title, description, image }) => (
              <li key={title} className={styles.benefit}>
                <img src={image} width="72" height="72" alt="" loading="lazy" />
                <div>
                  <h3 className={styles.name}>{title}</h3>
                  <p className={styles.description}>{description}</p>
                </div>
              </li>
            ))}
          </List>
        </div>
      </Tabs>
    </section>
  )
}
