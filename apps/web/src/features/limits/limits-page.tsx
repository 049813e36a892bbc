import { LimitDefinition } from '@baize/contract/kinds'
import { Switch } from '@baize/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LimitsPlaceholder } from './limits-section.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { CashLimitSection } from './cash-limit-section.tsx'
import { CoolingOffSection } from './cooling-off-section.tsx'
import { NetPositionSection } from './net/net-position-section.tsx'
import { limitsQuery } from '../../shared/player/limits-query.ts'
import { RealityCheckSection } from './reality-check-section.tsx'
import { ShortCheckSection } from './short-check/short-check-section.tsx'
import { SelfExclusionSection } from './self-exclusion-section.tsx'
import { StatementLettersSection } from './statement-letters-section.tsx'

/** Every limit a player can set on themselves, all in sight unless they want the short list. */
export function LimitsPage() {
  const text = useText('profile.limits')
  const query = useQuery(limitsQuery())
  const [isWhole, setIsWhole] = useState(true)
  const limits = query.data
  if (!limits) return <LimitsPlaceholder query={query} />
  return (
    <>
      <CoolingOffSection limit={limits.find(({ definition }) => definition === LimitDefinition.coolingOff)} />
      {isWhole && <CashLimitSection definition={LimitDefinition.deposit} name="deposit" limits={limits} />}
      <CashLimitSection definition={LimitDefinition.loss} name="loss" limits={limits} />
      <CashLimitSection definition={LimitDefinition.bet} name="bet" limits={limits} />
      <RealityCheckSection />
      <NetPositionSection />
      <ShortCheckSection />
      <StatementLettersSection />
      {isWhole && <SelfExclusionSection />}
      <Switch label={text('modeToggle')} isChecked={isWhole} onChange={setIsWhole} />
    </>
  )
}
