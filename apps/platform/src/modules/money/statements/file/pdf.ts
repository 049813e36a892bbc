import { decimals, toMainText } from '@baize/money'
import { isolated } from './drawn-text.ts'
import type { StatementHead } from './head.ts'
import type { FileLine, Grain } from './lines.ts'
import { type Box, INNER_WIDTH, Sheet } from './sheet.ts'

const TEXT = 8.5
const ROW = 10

type Column = 'at' | 'kind' | 'count' | 'amount' | 'balance'

/** From the side a line begins at. */
const COLUMNS: Readonly<Record<Column, Box>> = {
  at: { start: 0, width: 112 },
  kind: { start: 118, width: 142 },
  count: { start: 262, width: 42, isAtEnd: true },
  amount: { start: 306, width: 102, isAtEnd: true },
  balance: { start: 410, width: 105, isAtEnd: true },
}

/** A statement to read and to print: what the period came to, and a list no person tires of. */
export function pdfOf(head: StatementHead, lines: readonly FileLine[], grain: Grain): AsyncIterable<Buffer> {
  const { words, siteName, language } = head
  const sheet = new Sheet(words.direction, { title: `${words.title} · ${siteName}`, language })
  const figures = figuresOf(head)
  drawHead(sheet, head, figures)
  if (words.grains[grain] !== '') sheet.paragraph(words.grains[grain], { size: TEXT })
  sheet.down(TEXT)
  drawColumns(sheet, head, grain)
  if (lines.length === 0) sheet.paragraph(words.nothing, { size: TEXT })
  for (const line of lines) {
    if (!sheet.hasRoom) {
      sheet.newPage()
      drawColumns(sheet, head, grain)
    }
    sheet.text(figures.moment(line.at, grain), COLUMNS.at, { size: TEXT })
    sheet.text(words.kinds[line.kind], COLUMNS.kind, { size: TEXT })
    if (grain !== 'movement') sheet.text(figures.count(line.count), COLUMNS.count, { size: TEXT })
    sheet.text(figures.amount(line.amount), COLUMNS.amount, { size: TEXT })
    if (line.balance !== null) sheet.text(figures.amount(line.balance), COLUMNS.balance, { size: TEXT })
    sheet.down(ROW)
  }
  sheet.end((page, pages) => words.page.replace('{page}', figures.count(page)).replace('{pages}', figures.count(pages)))
  return sheet.document
}

type Figures = ReturnType<typeof figuresOf>

function drawHead(sheet: Sheet, head: StatementHead, figures: Figures): void {
  const { words, siteName, player, currency, from, to, madeAt, timeZone } = head
  sheet.text(words.title, { start: 0, width: 360 }, { size: 18, face: 'strong' })
  sheet.text(siteName, { start: 360, width: INNER_WIDTH - 360, isAtEnd: true }, { size: 12, face: 'strong' })
  sheet.down(24)
  const last = new Date(to.getTime() - 1)
  for (const [name, value] of [
    [words.player, player],
    [words.currency, currency],
    [words.period, `${figures.instant(from)} – ${figures.instant(last)}`],
    [words.timeZone, timeZone],
    [words.made, figures.instant(madeAt)],
  ] as const)
    drawPair(sheet, name, value)
  sheet.down(4)
  sheet.rule()
  sheet.down(6)
  const sums = [
    [words.opening, head.opening],
    [words.lines.deposited, head.deposited],
    [words.lines.paidOut, -head.paidOut],
    [words.lines.staked, -head.staked],
    [words.lines.won, head.won],
    [words.lines.other, head.other],
    [words.closing, head.closing],
  ] as const
  for (const [index, [name, amount]] of sums.entries()) {
    const face = index === 0 || index === sums.length - 1 ? 'strong' : 'plain'
    sheet.text(name, { start: 0, width: 300 }, { size: ROW, face })
    sheet.text(
      `${isolated(figures.amount(amount))} ${currency}`,
      { start: 300, width: 215, isAtEnd: true },
      { size: ROW, face },
    )
    sheet.down(ROW + 1)
  }
  sheet.down(2)
  sheet.paragraph(words.proof, { size: 7.5 })
  sheet.down(4)
}

function drawPair(sheet: Sheet, name: string, value: string): void {
  sheet.text(name, { start: 0, width: 110 }, { size: 9 })
  sheet.text(value, { start: 115, width: INNER_WIDTH - 115 }, { size: 9 })
  sheet.down(9)
}

function drawColumns(sheet: Sheet, { words }: StatementHead, grain: Grain): void {
  for (const column of Object.keys(COLUMNS) as Column[])
    if (column !== 'count' || grain !== 'movement')
      sheet.text(words.columns[column], COLUMNS[column], { size: TEXT, face: 'strong' })
  sheet.down(TEXT + 1)
  sheet.rule()
  sheet.down(4)
}

function figuresOf({ language, subunitToUnit, timeZone }: StatementHead) {
  const digits = decimals(subunitToUnit)
  // A currency of many decimals says as many as an amount has.
  const amounts = new Intl.NumberFormat(language, {
    minimumFractionDigits: Math.min(2, digits),
    maximumFractionDigits: digits,
  })
  const counts = new Intl.NumberFormat(language)
  // Days of the one calendar that the ledger and the other party keep.
  const tag = `${language}-u-ca-gregory`
  const instants = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    amount: (minor: bigint) => amounts.format(toMainText(minor, subunitToUnit) as `${number}`),
    count: (count: number) => counts.format(count),
    instant: (at: Date) => instants.format(at),
    moment: (at: string, grain: Grain) =>
      ({ movement: instants, day: days, month: months })[grain].format(new Date(at)),
  }
}
