import { PasswordField } from '@baize/ui/password-field'
import { SearchField } from '@baize/ui/search-field'
import { type Strength, StrengthMeter } from '@baize/ui/strength-meter'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { Icon } from '../../shared/icons/icon.tsx'
import { type Exhibit, State } from '../exhibit.tsx'
import { Held } from './held.tsx'

export const textFields: readonly Exhibit[] = [
  {
    id: 'text-field',
    name: 'TextField',
    about: 'One line of text with its label, hint and error.',
    props: ['TextFieldProps'],
    Show: ShowTextField,
  },
  {
    id: 'password-field',
    name: 'PasswordField',
    about: 'A password with a switch that makes it readable and, for a new one, its strength.',
    props: ['PasswordFieldProps'],
    Show: ShowPasswordField,
  },
  {
    id: 'strength-meter',
    name: 'StrengthMeter',
    about: 'How strong a password is, drawn and in a word.',
    props: ['StrengthMeterProps'],
    Show: ShowStrengthMeter,
  },
  {
    id: 'search-field',
    name: 'SearchField',
    about: 'Words to search for; Escape or the button empties it.',
    props: ['SearchFieldProps'],
    Show: ShowSearchField,
  },
  {
    id: 'text-area',
    name: 'TextArea',
    about: 'Several lines that grow with what is written.',
    props: ['TextAreaProps'],
    Show: ShowTextArea,
  },
]

function ShowTextField() {
  const nothing = () => undefined
  return (
    <>
      <State name="Empty">
        <Held start="">
          {(value, change) => (
            <TextField label="Nickname" placeholder="How others see you" value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Filled, required, with a hint">
        <Held start="anna@example.com">
          {(value, change) => (
            <TextField
              label="E-mail"
              hint="We write only about your account."
              isRequired
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Error">
        <Held start="anna@">
          {(value, change) => (
            <TextField
              label="E-mail"
              error="Enter a whole address, like name@example.com"
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Prefix and suffix">
        <Held start="150.00">
          {(value, change) => (
            <TextField
              label="Amount"
              inputMode="decimal"
              prefix={<Icon name="wallet" size={18} />}
              suffix="EUR"
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Busy">
        <TextField label="Promo code" isBusy value="SPRING" onChange={nothing} />
      </State>
      <State name="Read-only">
        <TextField label="Player number" readOnly value="4F2A91C0" onChange={nothing} />
      </State>
      <State name="Disabled">
        <TextField label="Country" disabled value="Austria" onChange={nothing} />
      </State>
      <State name="On a raised surface" surface="raised">
        <Held start="">
          {(value, change) => <TextField label="City" placeholder="Vienna" value={value} onChange={change} />}
        </Held>
      </State>
    </>
  )
}

const advices = {
  empty: null,
  weak: 'At least 6 characters',
  good: 'Among the first that strangers try. Choose something else.',
  strong: 'Hard to guess, if you use it nowhere else.',
} as const

function strengthOf(password: string): Strength {
  if (password === '') return 'empty'
  return password.length < 3 ? 'weak' : password.length < 5 ? 'good' : 'strong'
}

function ShowPasswordField() {
  const words = { showLabel: 'Show the password', hideLabel: 'Hide the password' }
  return (
    <>
      <State name="Existing password">
        <Held start="secret">
          {(value, change) => <PasswordField label="Password" {...words} value={value} onChange={change} />}
        </Held>
      </State>
      <State name="New password with its strength">
        <Held start="sec">
          {(value, change) => (
            <PasswordField
              label="New password"
              autoComplete="new-password"
              strength={{ value: strengthOf(value), advice: advices[strengthOf(value)] }}
              {...words}
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Error">
        <Held start="sec">
          {(value, change) => (
            <PasswordField
              label="Repeat the password"
              error="The two passwords differ"
              {...words}
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Disabled">
        <PasswordField label="Password" disabled {...words} value="secret" onChange={() => undefined} />
      </State>
    </>
  )
}

function ShowStrengthMeter() {
  return (['empty', 'weak', 'good', 'strong'] as const).map((value) => (
    <State key={value} name={value}>
      <StrengthMeter value={value} advice={advices[value]} />
    </State>
  ))
}

function ShowSearchField() {
  const common = { label: 'Search games', clearLabel: 'Empty the search', placeholder: 'Search games' }
  return (
    <>
      <State name="Empty">
        <Held start="">{(value, change) => <SearchField {...common} value={value} onChange={change} />}</Held>
      </State>
      <State name="Filled">
        <Held start="roulette">{(value, change) => <SearchField {...common} value={value} onChange={change} />}</Held>
      </State>
      <State name="Busy">
        <Held start="black">
          {(value, change) => <SearchField {...common} isBusy value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Disabled">
        <SearchField {...common} disabled value="" onChange={() => undefined} />
      </State>
    </>
  )
}

function ShowTextArea() {
  const counterLabel = (used: number, max: number) => `${used} of ${max} characters`
  return (
    <>
      <State name="With a count">
        <Held start="My withdrawal has been waiting since Monday.">
          {(value, change) => (
            <TextArea label="Message" maxLength={500} counterLabel={counterLabel} value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Near the end, with an error">
        <Held start="The words that are allowed here are few.">
          {(value, change) => (
            <TextArea
              label="Reason"
              maxLength={42}
              counterLabel={counterLabel}
              error="Say it in at most 42 characters"
              isRequired
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Read-only">
        <TextArea label="Your message" readOnly value="Sent on Monday." onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <TextArea label="Message" disabled value="" placeholder="Sign in to write" onChange={() => undefined} />
      </State>
    </>
  )
}
