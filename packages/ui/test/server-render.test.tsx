import { BirthDateField } from '@baize/ui/birth-date-field'
import { Button, ButtonLink } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/checkbox'
import { CodeField } from '@baize/ui/code-field'
import { ComboBox } from '@baize/ui/combo-box'
import { CurrencyField } from '@baize/ui/currency-field'
import { EmptyState } from '@baize/ui/empty-state'
import { FileDrop } from '@baize/ui/file-drop'
import { Pagination } from '@baize/ui/pagination'
import { PasswordField } from '@baize/ui/password-field'
import { PhoneField } from '@baize/ui/phone-field'
import { SearchField } from '@baize/ui/search-field'
import { Segmented } from '@baize/ui/segmented'
import { Select } from '@baize/ui/select'
import { Skeleton } from '@baize/ui/skeleton'
import { StrengthMeter } from '@baize/ui/strength-meter'
import { Switch } from '@baize/ui/switch'
import { Table } from '@baize/ui/table'
import { Tabs } from '@baize/ui/tabs'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepConsoleQuiet } from './quiet-console.ts'

keepConsoleQuiet()

const nothing = () => {}
const told = { label: 'Label', hint: 'Hint', error: 'Error', isRequired: true }
const text = { ...told, value: 'value', onChange: nothing }
const options = [{ value: 'value', label: 'Value' }]
const strength = { value: 'good', labels: { weak: 'Weak', good: 'Good', strong: 'Strong' } } as const
const file = { name: 'front.jpg', sizeBytes: 10 }
const fileWords = {
  accept: 'image/*',
  maxBytes: 10,
  chooseLabel: 'Choose',
  removeLabel: 'Remove',
  progressLabel: 'Sent',
  rejections: { type: '', size: '', count: '' },
  formatBytes: String,
}

it.each([
  ['Button', <Button isPending children="Save" />],
  ['ButtonLink', <ButtonLink href="/" variant="accent" children="Home" />],
  [
    'BirthDateField',
    <BirthDateField {...text} value="1990-02-28" locale="de" dayLabel="" monthLabel="" yearLabel="" invalidLabel="" />,
  ],
  ['Checkbox', <Checkbox {...told} isChecked isPartial onChange={nothing} />],
  ['CodeField', <CodeField {...text} value="123" />],
  ['ComboBox', <ComboBox {...text} options={options} emptyLabel="None" />],
  ['CurrencyField', <CurrencyField {...text} currencies={[{ code: 'value', name: 'Value' }]} emptyLabel="None" />],
  ['EmptyState', <EmptyState title="Nothing" action="Do" />],
  ['FileDrop', <FileDrop {...told} {...fileWords} file={null} onFile={nothing} />],
  ['FileDrop with a file', <FileDrop {...told} {...fileWords} file={file} progress={0.5} onFile={nothing} />],
  ['Pagination', <Pagination label="" page={1} totalPages={9} hrefOf={String} previousLabel="" nextLabel="" />],
  ['PasswordField', <PasswordField {...text} showLabel="Show" hideLabel="Hide" strength={strength} />],
  [
    'PhoneField',
    <PhoneField
      {...text}
      value={{ prefix: '49', number: '1' }}
      countries={[{ code: 'DE', name: 'Germany', prefix: '49' }]}
      prefixLabel=""
      numberLabel=""
      searchLabel=""
      emptyLabel=""
    />,
  ],
  ['SearchField', <SearchField {...text} clearLabel="Empty" />],
  ['Segmented', <Segmented {...text} options={options} />],
  ['Select', <Select {...text} options={options} placeholder="Choose" />],
  ['Skeleton', <Skeleton />],
  ['StrengthMeter', <StrengthMeter {...strength} />],
  ['Switch', <Switch label="On" isChecked onChange={nothing} />],
  [
    'Table',
    <Table
      caption="Rows"
      columns={[{ id: 'a', header: 'A', cell: String, sort: 'none' }]}
      rows={['x']}
      rowKey={String}
      onSort={nothing}
    />,
  ],
  ['Tabs', <Tabs label="Tabs" tabs={[{ id: 'a', label: 'A' }]} selected="a" onSelect={nothing} children="Panel" />],
  ['TextArea', <TextArea {...text} maxLength={10} counterLabel={String} />],
  ['TextField', <TextField {...text} prefix="€" suffix="EUR" isBusy />],
])('%s renders on the server without a warning or a style attribute', (_, element) => {
  const html = renderToString(element)
  expect(html).toContain('<')
  expect(html).not.toMatch(/ style=/)
})
