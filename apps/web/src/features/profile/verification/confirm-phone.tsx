import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { isCodeLimit, isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { VerificationStep } from '../../../shared/forms/codes/verification-step.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { profileQuery } from '../../../shared/player/queries.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { showRefusal } from '../queries.ts'
import styles from './contact-section.module.css'

const reason = 'phoneVerification'

/** Sends a code to the phone of the profile and takes it; `children` are what else can be done meanwhile. */
export function ConfirmPhone({ phone, children }: { phone: string; children?: ReactNode }) {
  const text = useText('profile.verification')
  const verification = useText('globalComponents.phoneVerification')
  const message = useFieldMessage()
  const [isVerifying, setIsVerifying] = useState(false)
  const sendCode = () => api.call('sendOneTimeCode', { body: { phone, reason } })
  const send = useMutation({
    mutationFn: sendCode,
    onSuccess: () => setIsVerifying(true),
    onError: (error) => {
      if (isCodeLimit(error)) showAlert('profile.codeLimit')
      else showRefusal(error)
    },
  })
  const verify = useMutation({
    mutationFn: (code: string) => api.call('verifyOneTimeCode', { body: { phone, code, reason } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
      showAlert('profile.phoneConfirmed')
    },
  })
  if (!isVerifying)
    return (
      <div className={styles.actions}>
        <Button variant="accent" isPending={send.isPending} onClick={() => send.mutate()}>
          {text('phone.verifyButton')}
        </Button>
        {children}
      </div>
    )
  return (
    <div className={styles.form}>
      <VerificationStep
        phone={`+${phone}`}
        error={verify.error && message(problemOf(verify.error, verification('invalidError')))}
        isBusy={verify.isPending}
        onVerify={(code) => verify.mutate(code)}
        onBack={() => setIsVerifying(false)}
        onResend={sendCode}
      />
    </div>
  )
}

/** Why the code was not taken; what is wrong with the phone itself, such as that it is somebody else's, is said too. */
function problemOf(error: Error, invalid: string) {
  if (isCodeWrong(error)) return invalid
  const effect = readFailure(error)
  return effect.kind === 'fields' ? (Object.values(effect.fields)[0] ?? invalid) : invalid
}
