import { MESSAGE_LENGTH_MAX } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { useContactForm } from './use-contact-form.ts'
import styles from './contact-form.module.css'

/** An e-mail address and a message to the house. */
export function ContactForm() {
  const text = useText('pages.contacts')
  const controls = useText('fieldsSettings.fieldsControls')
  const format = useFormat()
  const { values, errors, state, refs, change, submit, startOver } = useContactForm()
  if (state === 'sent')
    return (
      <EmptyState
        title={text('sent.title')}
        picture={<Icon name="done" size={48} />}
        action={<Button onClick={startOver}>{text('sent.button')}</Button>}
        isAnnounced
      >
        {text('sent.description')}
      </EmptyState>
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        ref={refs.email}
        label={controls('email.label')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder={controls('email.placeholder')}
        isRequired
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      <TextArea
        ref={refs.message}
        label={controls('message.label')}
        name="message"
        rows={7}
        placeholder={controls('message.placeholder')}
        maxLength={MESSAGE_LENGTH_MAX}
        counterLabel={(used, max) => text('counter', { used: format.count(used), max: format.count(max) })}
        isRequired
        value={values.message}
        error={errors.message}
        onChange={(message) => change({ message })}
      />
      <p className={styles.refusal} role="alert">
        {state === 'throttled' && text('throttled')}
        {state === 'failed' && text('failed')}
      </p>
      <Button type="submit" variant="accent" size="large" isPending={state === 'sending'}>
        {text('buttonLabel')}
      </Button>
    </form>
  )
}
