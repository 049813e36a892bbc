import { Button } from '@baize/ui/button'
import { CopyButton, CopyField } from '@baize/ui/copy-field'
import { Countdown } from '@baize/ui/countdown'
import { Money } from '@baize/ui/money'
import { Progress } from '@baize/ui/progress'
import { QrCode } from '@baize/ui/qr-code'
import { useState } from 'react'
import { type ExhibitGroup, Line, State } from './exhibit.tsx'
import styles from './samples.module.css'

const unitLabels = {
  days: (count: number) => (count === 1 ? 'day' : 'days'),
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
}
const copyWords = { copyLabel: 'Copy address', copiedLabel: 'Copied', promptLabel: 'Copy the address by hand' }
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

const euros = (amount: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount)

/** Amounts, times, and how far something is. */
export const figures: ExhibitGroup = {
  id: 'figures',
  title: 'Figures',
  exhibits: [
    {
      id: 'money',
      name: 'Money',
      about:
        'An amount in tabular figures. A live one moves briefly in the direction it went and is announced at rest.',
      props: ['MoneyProps'],
      Show: MoneyExhibit,
    },
    {
      id: 'progress',
      name: 'Progress',
      about: 'How far something is, drawn and told in words.',
      props: ['ProgressProps'],
      Show: () => (
        <>
          <State name="With value text">
            <div className={styles.stack}>
              <Progress label="Wagered" value={45} max={150} valueText="45.00 of 150.00 EUR" />
              <Progress label="Quest" value={1} tone="positive" size="large" valueText="Done" />
              <Progress label="Daily limit" value={0.9} tone="warning" valueText="90.00 of 100.00 EUR" />
              <Progress label="Bonus" value={0} tone="bonus" valueText="Not begun" />
            </div>
          </State>
          <State name="Nobody knows how far">
            <Progress label="Waiting for the network" value={null} />
          </State>
          <State name="Rings">
            <Line>
              <Progress label="Level 4" shape="ring" size="large" value={0.62} valueText="620 of 1,000" />
              <Progress label="Loading" shape="ring" value={null} />
            </Line>
          </State>
        </>
      ),
    },
    {
      id: 'countdown',
      name: 'Countdown',
      about: 'The time left, in figures that do not move sideways. Announced once a minute at most.',
      props: ['CountdownProps'],
      Show: CountdownExhibit,
    },
    {
      id: 'qr-code',
      name: 'QrCode',
      about: 'Dark on light in every theme, at 176 px for a payment and 116 px for the address of a coin.',
      props: ['QrCodeProps'],
      Show: () => (
        <>
          <State name="176 px">
            <QrCode text={`bitcoin:${ADDRESS}?amount=0.001`} label="Payment code" />
          </State>
          <State name="116 px">
            <QrCode text={ADDRESS} size={116} label="Address code" />
          </State>
          <State name="Nothing to draw">
            <QrCode text="" label="Payment code" fallback="The code cannot be shown. Copy the address instead." />
          </State>
        </>
      ),
    },
    {
      id: 'copy-field',
      name: 'CopyField',
      about: 'A value to take along. Says so for 2000 ms; asks to copy by hand where the clipboard is refused.',
      props: ['CopyFieldProps', 'CopyButtonProps', 'CopyWords'],
      Show: () => (
        <>
          <State name="Field">
            <CopyField label="Deposit address" value={ADDRESS} {...copyWords} />
          </State>
          <State name="Button beside a value">
            <Line>
              <bdi className="tabular">8F3A21C0</bdi>
              <CopyButton value="8F3A21C0" {...copyWords} copyLabel="Copy number" />
            </Line>
          </State>
        </>
      ),
    },
  ],
}

function MoneyExhibit() {
  const [amount, setAmount] = useState(128.5)
  return (
    <>
      <State name="Live">
        <div className={styles.stack}>
          <Money
            amount={amount}
            text={euros(amount)}
            unit="EUR"
            size="hero"
            isLive
            announcement={`Balance ${euros(amount)}`}
          />
          <Line>
            <Button size="small" onClick={() => setAmount(amount + 12.35)}>
              Win 12.35
            </Button>
            <Button size="small" onClick={() => setAmount(Math.max(0, amount - 5))}>
              Stake 5.00
            </Button>
          </Line>
        </div>
      </State>
      <State name="By sign">
        <div className={styles.stack}>
          <Money amount={25} text={`+${euros(25)}`} unit="EUR" tone="bySign" />
          <Money amount={-25} text={`−${euros(25)}`} unit="EUR" tone="bySign" />
        </div>
      </State>
      <State name="Kinds of money">
        <div className={styles.stack}>
          <Money amount={100} text={euros(100)} unit="EUR" tone="real" size="large" />
          <Money amount={50} text={euros(50)} unit="EUR" tone="bonus" size="large" />
          <Money amount={1000} text={euros(1000)} unit="EUR" tone="demo" size="large" />
        </div>
      </State>
    </>
  )
}

function CountdownExhibit() {
  const [startedAt] = useState(() => Date.now())
  const [endsAt, setEndsAt] = useState(startedAt)
  const [ended, setEnded] = useState(0)
  return (
    <>
      <State name="Boxes">
        <Countdown label="Ends in" until={startedAt + 2 * 86_400_000 + 9_000_000} labels={unitLabels} />
      </State>
      <State name="In a line of text">
        <Countdown
          variant="line"
          label="Offer ends in"
          until={startedAt + 5_400_000}
          labels={{ days: 'd', hours: 'h', minutes: 'm', seconds: 's' }}
        />
      </State>
      <State name="Ends after five seconds">
        <div className={styles.stack}>
          <Countdown
            label="Next round in"
            isLabelHidden
            until={endsAt}
            labels={unitLabels}
            onEnd={() => setEnded((count) => count + 1)}
          />
          <Line>
            <Button size="small" onClick={() => setEndsAt(Date.now() + 5000)}>
              Again
            </Button>
            <span className="tabular">Ended: {ended}</span>
          </Line>
        </div>
      </State>
    </>
  )
}
