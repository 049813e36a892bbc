import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../shared/api.ts'
import { phone, phoneDigits } from '../../../shared/fields/rules.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { isCodeLimit, isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { openResetPass } from './open-reset-pass.ts'
import { PhoneInput } from '../../../shared/forms/phone-input.tsx'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { VerificationStep } from '../../../shared/forms/codes/verification-step.tsx'
import styles from '../../../shared/forms/forms.module.css'

const reason = 'changingPass'

interface ForgotByPhoneProps {
  onBusy: (isBusy: boolean) => void
  /** Whether the code is being asked for. */
  onStep: (isVerifying: boolean) => void
}

/** Sends a code to the phone; the right one leads on to the new password. */
export function ForgotByPhone({ onBusy, onStep }: ForgotByPhoneProps) {
  const text = useText('modals.forgotPass')
  const verification = useText('globalComponents.phoneVerification')
  const router = useRouter()
  const [isVerifying, setIsVerifying] = useState(false)
  const go = (isNext: boolean) => {
    setIsVerifying(isNext)
    onStep(isNext)
  }
  const { values, setServerErrors, wiringOf, formOf } = useForm({
    initial: { phone: '' },
    checksOf: () => ({ phone: { isRequired: true, rules: [phone] } }),
  })

  const busy = { onMutate: () => onBusy(true), onSettled: () => onBusy(false) }
  const sendCode = () => api.call('sendOneTimeCode', { body: { phone: phoneDigits(values.phone), reason } })

  const send = useMutation({
    mutationFn: sendCode,
    ...busy,
    onSuccess: () => go(true),
    onError: (error) => {
      if (isCodeLimit(error)) setServerErrors({ phone: verification('limitError') })
      else showFailure(error, setServerErrors)
    },
  })
  const verify = useMutation({
    mutationFn: (code: string) =>
      api.call('verifyOneTimeCode', { body: { phone: phoneDigits(values.phone), code, reason } }),
    ...busy,
    onSuccess: ({ code }) => openResetPass(router, code),
    onError: (error) => {
      if (!isCodeWrong(error)) showFailure(error, setServerErrors)
    },
  })

  return (
    <>
      <form {...formOf(() => send.mutate(), send.isPending)} className={styles.form} hidden={isVerifying}>
        <p className={styles.lead}>{text('phoneDescription')}</p>
        <PhoneInput {...wiringOf('phone')} />
        <Button type="submit" variant="accent" size="large" isWide isPending={send.isPending}>
          {text('sendOtpButton')}
        </Button>
      </form>
      {isVerifying && (
        <VerificationStep
          phone={values.phone}
          error={isCodeWrong(verify.error) ? verification('invalidError') : null}
          isBusy={verify.isPending}
          onVerify={(code) => verify.mutate(code)}
          onBack={() => go(false)}
          onResend={sendCode}
        />
      )}
    </>
  )
}
