import type { StatementLetters } from '@baize/contract'
import { Switch } from '@baize/ui/switch'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { queryClient } from '../../shared/query/query-client.ts'
import { LimitsSection } from './limits-section.tsx'
import { showRefusal } from './show-refusal.ts'

const statementLettersQuery = () =>
  queryOptions({
    queryKey: ['player', 'statement-letters'],
    queryFn: ({ signal }): Promise<StatementLetters> => api.call('getStatementLetters', {}, { signal }),
  })

/** Whether a letter each month says what play came to; where it always comes nothing is asked. */
export function StatementLettersSection() {
  const text = useText('profile.limits')
  const { data } = useQuery(statementLettersQuery())
  const choose = useMutation({
    mutationFn: (isWanted: boolean) => api.call('setStatementLetters', { body: { isWanted } }),
    onSuccess: (reply) => queryClient.setQueryData(statementLettersQuery().queryKey, reply),
    onError: showRefusal,
  })
  if (!data) return null
  return (
    <LimitsSection title={text('statements.label')} description={text('statements.hint')}>
      {data.mayChoose && (
        <Switch
          label={text('statements.switch')}
          isChecked={choose.isPending ? choose.variables : data.isWanted}
          isBusy={choose.isPending}
          onChange={(isWanted) => choose.mutate(isWanted)}
        />
      )}
    </LimitsSection>
  )
}
