import { ONE_TIME_CODE_LENGTH } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { CodeField } from '@baize/ui/code-field'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isCodeLimit, isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { ResendBlock } from '../../../shared/forms/codes/resend-block.tsx'
import { useText } from '../../../shared/page/page-context.tsx'

interface ProveByCodeProps {
  goesTo: 'phone' | 'email'
  onDone: () => void
}

/** Six digits to a contact the player proved before; nothing is sent before it is asked for. */
export function ProveByCode({ goesTo, onDone }: ProveByCodeProps) {
  const text = useText('modals.freshProof')
  const send = useMutation({ mutationFn: () => api.call('sendProofCode', {}), onError: showProblem })
  if (send.isSuccess) return <GiveCode goesTo={goesTo} onDone={onDone} />
  return (
    <>
      <p>{text(`code.${goesTo}Hint`)}</p>
      {isCodeLimit(send.error) && <p role="alert">{text('code.limitError')}</p>}
      <Button variant="accent" size="large" isWide isPending={send.isPending} onClick={() => send.mutate()}>
        {text('code.sendButton')}
      </Button>
    </>
  )
}

function GiveCode({ goesTo, onDone }: ProveByCodeProps) {
  const text = useText('modals.freshProof')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const prove = useMutation({
    mutationFn: (given: string) => api.call('giveProof', { body: { by: 'code', code: given } }),
    onSuccess: onDone,
    onError: showProblem,
  })
  return (
    <>
      <p role="status">{text(`code.${goesTo}Sent`)}</p>
      <CodeField
        label={text('code.label')}
        name="code"
        length={ONE_TIME_CODE_LENGTH}
        value={code}
        error={isCodeWrong(prove.error) ? text('code.wrong') : null}
        isBusy={prove.isPending}
        ref={input}
        onChange={setCode}
        onComplete={(given) => prove.mutate(given)}
      />
      <ResendBlock onResend={() => api.call('sendProofCode', {})} />
    </>
  )
}

function showProblem(error: unknown): void {
  if (isCodeWrong(error) || isCodeLimit(error)) return
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
}
