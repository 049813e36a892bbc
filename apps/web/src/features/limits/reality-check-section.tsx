import type { RealityCheck } from '@baize/contract'
import type { RealityCheckMinutes } from '@baize/contract/kinds'
import { Segmented } from '@baize/ui/segmented'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { LimitsSection } from './limits-section.tsx'
import { showRefusal } from './show-refusal.ts'

const realityCheckQuery = () =>
  queryOptions({
    queryKey: ['player', 'reality-check'],
    queryFn: ({ signal }): Promise<RealityCheck> => api.call('getRealityCheck', {}, { signal }),
  })

/** How often a game stops and says how it stands. */
export function RealityCheckSection() {
  const text = useText('profile.limits')
  const format = useFormat()
  const { data } = useQuery(realityCheckQuery())
  const choose = useMutation({
    mutationFn: (intervalMinutes: RealityCheckMinutes | null) =>
      api.call('setRealityCheck', { body: { intervalMinutes } }),
    onSuccess: (reply) => {
      queryClient.setQueryData(realityCheckQuery().queryKey, reply)
      void queryClient.invalidateQueries({ queryKey: ['game', 'sitting'] })
    },
    onError: showRefusal,
  })
  if (!data || data.choices.length === 0) return null
  const label = (minutes: number) => text('realityCheck.option', { minutes: format.count(minutes) })
  const never = data.everyMinutes === null ? [{ value: '', label: text('realityCheck.never') }] : []
  return (
    <LimitsSection title={text('realityCheck.label')} description={text('realityCheck.hint')}>
      <Segmented
        label={text('realityCheck.selectLabel')}
        value={String(data.intervalMinutes ?? '')}
        options={[...data.choices.map((minutes) => ({ value: String(minutes), label: label(minutes) })), ...never]}
        isBusy={choose.isPending}
        onChange={(value) => choose.mutate(data.choices.find((minutes) => String(minutes) === value) ?? null)}
      />
      <p role="status">{choose.isSuccess && text('realityCheck.saved')}</p>
    </LimitsSection>
  )
}
