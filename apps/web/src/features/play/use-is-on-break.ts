import { LimitDefinition } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { limitsQuery } from '../../shared/player/limits-query.ts'

const BREAKS: readonly number[] = [LimitDefinition.coolingOff, LimitDefinition.selfExclusion]

/** Whether the player takes a break, as far as this page has heard: one that begins is told to every open page. */
export function useIsOnBreak(): boolean {
  const { data = [] } = useQuery({ ...limitsQuery(), enabled: false })
  return data.some(({ definition }) => BREAKS.includes(definition))
}
