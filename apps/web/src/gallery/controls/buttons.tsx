import { Button, ButtonLink } from '@baize/ui/button'
import { useState } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { type Exhibit, Line, State } from '../exhibit.tsx'

export const buttons: readonly Exhibit[] = [
  {
    id: 'button',
    name: 'Button',
    about: 'Does something here. Accent is money or the main action; there is one on a screen.',
    props: ['ButtonProps'],
    Show: ShowButton,
  },
  {
    id: 'button-link',
    name: 'ButtonLink',
    about: 'Leads to an address and looks like a button.',
    props: ['ButtonLinkProps'],
    Show: ShowButtonLink,
  },
]

function ShowButton() {
  const [isPending, setIsPending] = useState(false)
  return (
    <>
      <State name="Variants" width="wide">
        <Line>
          <Button variant="accent">Deposit 50 EUR</Button>
          <Button>Show details</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Close account</Button>
        </Line>
      </State>
      <State name="Sizes">
        <Line>
          <Button size="large">Large</Button>
          <Button>Medium</Button>
          <Button size="small">Small</Button>
        </Line>
      </State>
      <State name="Square, with an icon">
        <Line>
          <Button isSquare aria-label="Search">
            <Icon name="search" size={20} />
          </Button>
          <Button isSquare size="small" variant="quiet" aria-label="Search, small">
            <Icon name="search" size={18} />
          </Button>
          <Button>
            <Icon name="wallet" size={18} />
            Open the wallet
          </Button>
        </Line>
      </State>
      <State name="Disabled">
        <Line>
          <Button variant="accent" disabled>
            Deposit
          </Button>
          <Button disabled>Show details</Button>
          <Button variant="danger" disabled>
            Close account
          </Button>
        </Line>
      </State>
      <State name="Pending: keeps its width and the focus">
        <Line>
          <Button variant="accent" isPending={isPending} onClick={() => setIsPending(true)}>
            Press to wait
          </Button>
          <Button isPending>Saving</Button>
          {isPending && (
            <Button variant="quiet" onClick={() => setIsPending(false)}>
              Stop
            </Button>
          )}
        </Line>
      </State>
      <State name="Wide, with long words">
        <Button variant="accent" isWide>
          Confirm the withdrawal to the account ending in 4821
        </Button>
      </State>
    </>
  )
}

function ShowButtonLink() {
  return (
    <State name="Variants">
      <Line>
        <ButtonLink href="#button-link" variant="accent">
          Join now
        </ButtonLink>
        <ButtonLink href="#button-link">All games</ButtonLink>
        <ButtonLink href="#button-link" variant="quiet" size="small">
          Rules
        </ButtonLink>
      </Line>
    </State>
  )
}
