import { Checkbox } from '@baize/ui/checkbox'
import { type DroppedFile, FileDrop } from '@baize/ui/file-drop'
import { Segmented } from '@baize/ui/segmented'
import { Switch } from '@baize/ui/switch'
import { type Exhibit, State } from '../exhibit.tsx'
import { Held } from './held.tsx'

export const choices: readonly Exhibit[] = [
  {
    id: 'checkbox',
    name: 'Checkbox',
    about: 'Takes effect with the form around it.',
    props: ['CheckboxProps'],
    Show: ShowCheckbox,
  },
  {
    id: 'switch',
    name: 'Switch',
    about: 'On or off, with effect at once.',
    props: ['SwitchProps'],
    Show: ShowSwitch,
  },
  {
    id: 'segmented',
    name: 'Segmented',
    about: 'One of a few answers, all in sight.',
    props: ['SegmentedProps', 'SegmentedOption'],
    Show: ShowSegmented,
  },
  {
    id: 'file-drop',
    name: 'FileDrop',
    about: 'A place for one file: drop it, paste it, or choose it.',
    props: ['FileDropProps', 'DroppedFile'],
    Show: ShowFileDrop,
  },
]

function ShowCheckbox() {
  const nothing = () => undefined
  return (
    <>
      <State name="To tick">
        <Held start={false}>
          {(value, change) => (
            <Checkbox
              label={
                <>
                  I am of age and agree to the <a href="#checkbox">terms</a>
                </>
              }
              isRequired
              isChecked={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Ticked, with a hint">
        <Held<boolean> start>
          {(value, change) => (
            <Checkbox label="News by e-mail" hint="Once a month at most" isChecked={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Partly">
        <Held<boolean | null> start={null}>
          {(value, change) => (
            <Checkbox label="All providers" isPartial={value === null} isChecked={value === true} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Error">
        <Held start={false}>
          {(value, change) => (
            <Checkbox label="I agree to the terms" error="Tick this to go on" isChecked={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Busy, read-only, disabled">
        <Checkbox label="Being saved" isBusy isChecked onChange={nothing} />
        <Checkbox label="Cannot be changed" isReadOnly isChecked onChange={nothing} />
        <Checkbox label="Not for this account" isDisabled isChecked={false} onChange={nothing} />
      </State>
    </>
  )
}

function ShowSwitch() {
  const nothing = () => undefined
  return (
    <>
      <State name="On and off">
        <Held<boolean> start>
          {(value, change) => <Switch label="Fiat equivalents" isChecked={value} onChange={change} />}
        </Held>
        <Held start={false}>
          {(value, change) => <Switch label="Compact menu" isChecked={value} onChange={change} />}
        </Held>
      </State>
      <State name="With a hint, at the start">
        <Held<boolean> start>
          {(value, change) => (
            <Switch
              label="Bonus offers"
              hint="You can take them back at any time."
              side="start"
              isChecked={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Error">
        <Held start={false}>
          {(value, change) => (
            <Switch label="News by SMS" error="That was not saved. Try again." isChecked={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Busy, read-only, disabled">
        <Switch label="Being saved" isBusy isChecked onChange={nothing} />
        <Switch label="Cannot be changed" isReadOnly isChecked onChange={nothing} />
        <Switch label="Not for this account" isDisabled isChecked={false} onChange={nothing} />
      </State>
    </>
  )
}

const sides = [
  { value: 'casino', label: 'Casino' },
  { value: 'sports', label: 'Sports' },
]
const days = [
  { value: 'day', label: 'A day' },
  { value: 'week', label: 'A week' },
  { value: 'month', label: 'A month' },
  { value: 'ever', label: 'Always', isDisabled: true },
]

function ShowSegmented() {
  return (
    <>
      <State name="Two answers">
        <Held start="casino">
          {(value, change) => <Segmented label="Where" isLabelHidden options={sides} value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Small, one not to be taken">
        <Held start="week">
          {(value, change) => <Segmented label="Period" size="small" options={days} value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Error">
        <Held start="day">
          {(value, change) => (
            <Segmented
              label="Period"
              error="You have a daily limit already"
              options={days}
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Busy">
        <Segmented label="Where" isBusy options={sides} value="casino" onChange={() => undefined} />
      </State>
      <State name="Read-only">
        <Segmented label="Where" isReadOnly options={sides} value="sports" onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <Segmented label="Where" isDisabled options={sides} value="sports" onChange={() => undefined} />
      </State>
    </>
  )
}

const fileWords = {
  accept: 'image/*,.pdf',
  maxBytes: 5_000_000,
  chooseLabel: 'Choose a file',
  prompt: 'or drop it here: a picture or PDF, up to 5 MB',
  removeLabel: 'Remove',
  progressLabel: 'Sent',
  rejections: {
    type: 'Choose a picture or a PDF',
    size: 'Choose a file of at most 5 MB',
    count: 'One file at a time, please',
  },
  formatBytes: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`,
}

function ShowFileDrop() {
  const passport = { name: 'passport-front.jpg', sizeBytes: 2_400_000 }
  return (
    <>
      <State name="Empty">
        <Held<DroppedFile | null> start={null}>
          {(file, change) => (
            <FileDrop
              {...fileWords}
              label="Passport, front"
              hint="All four corners must be seen."
              isRequired
              file={file}
              onFile={(blob) => change({ name: blob.name, sizeBytes: blob.size, blob })}
              onRemove={() => change(null)}
            />
          )}
        </Held>
      </State>
      <State name="A file is there">
        <Held<DroppedFile | null> start={passport}>
          {(file, change) => (
            <FileDrop
              {...fileWords}
              label="Passport, front"
              file={file}
              onFile={(blob) => change({ name: blob.name, sizeBytes: blob.size, blob })}
              onRemove={() => change(null)}
            />
          )}
        </Held>
      </State>
      <State name="Being sent">
        <FileDrop {...fileWords} label="Passport, back" file={passport} progress={0.6} onFile={() => undefined} />
      </State>
      <State name="Error">
        <FileDrop
          {...fileWords}
          label="Selfie"
          error="The picture is too dark. Take it by daylight."
          file={null}
          onFile={() => undefined}
        />
      </State>
      <State name="Disabled">
        <FileDrop {...fileWords} label="Address" isDisabled file={null} onFile={() => undefined} />
      </State>
    </>
  )
}
