import { Badge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { showRefusal } from '../queries.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpAuthenticator } from './set-up-authenticator.tsx'

/** The second proof at a sign-in: to set up, to replace, to remove, with its recovery codes. */
export function SecondFactorSection() {
  const text = useText('profile.security')
  const format = useFormat()
  const standing = useQuery(secondFactorQuery())
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const begin = useMutation({ mutationFn: () => api.call('beginSecondFactor', {}), onError: showRefusal })
  const renew = useMutation({
    mutationFn: () => api.call('renewRecoveryCodes', {}),
    onSuccess: ({ recoveryCodes }) => show(recoveryCodes),
    onError: showRefusal,
  })
  const show = (fresh: readonly string[]) => {
    setCodes(fresh)
    begin.reset()
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: ['player', 'sessions'] })
  }
  if (!standing.data) return <SectionPlaceholder query={standing} rows={1} />
  const { since, recoveryCodesLeft } = standing.data
  const isBusy = begin.isPending || renew.isPending
  return (
    <Section
      title={text('secondFactor.title')}
      description={text('secondFactor.description')}
      aside={since !== null && <Badge tone="positive">{text('secondFactor.onLabel')}</Badge>}
      actions={
        !begin.data &&
        !codes && (
          <>
            <Button variant={since === null ? 'accent' : undefined} isPending={isBusy} onClick={() => begin.mutate()}>
              {text(since === null ? 'secondFactor.setUpButton' : 'secondFactor.replaceButton')}
            </Button>
            {since !== null && (
              <>
                <Button isPending={isBusy} onClick={() => renew.mutate()}>
                  {text('secondFactor.renewButton')}
                </Button>
                <Button variant="quiet" disabled={isBusy} onClick={() => setIsRemoving(true)}>
                  {text('secondFactor.removeButton')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {since !== null && !codes && (
        <p>{text('secondFactor.standing', { date: format.date(since), count: format.count(recoveryCodesLeft) })}</p>
      )}
      {begin.data && <SetUpAuthenticator {...begin.data} onDone={show} onCancel={() => begin.reset()} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {isRemoving && <RemoveQuestion onClose={() => setIsRemoving(false)} />}
    </Section>
  )
}

function RemoveQuestion({ onClose }: { onClose: () => void }) {
  const text = useText('profile.security')
  const remove = useMutation({
    mutationFn: () => api.call('removeSecondFactor', {}),
    onSuccess: () => {
      showAlert('profile.secondFactorRemoved')
      return queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey })
    },
    onError: showRefusal,
    onSettled: onClose,
  })
  return (
    <Confirm
      title={text('secondFactor.remove.title')}
      confirmLabel={text('secondFactor.remove.confirmButton')}
      cancelLabel={text('secondFactor.remove.cancelButton')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {text('secondFactor.remove.description')}
    </Confirm>
  )
}
