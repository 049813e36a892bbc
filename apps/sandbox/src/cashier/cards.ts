/** What happens to a payment by each test card. */
export type CardOutcome = 'approve' | 'confirm' | 'slow' | 'insufficient' | 'decline' | 'credit'

export interface TestCard {
  outcome: CardOutcome
  /** Sixteen digits. Numbers that begin with 9 are given to no bank, so none of these can be anyone's card. */
  number: string
}

/** In the order the page shows them. */
export const testCards: readonly TestCard[] = [
  { outcome: 'approve', number: '9000100000000009' },
  { outcome: 'confirm', number: '9000200000000007' },
  { outcome: 'slow', number: '9000300000000005' },
  { outcome: 'insufficient', number: '9000400000000003' },
  { outcome: 'decline', number: '9000500000000000' },
  { outcome: 'credit', number: '9000600000000008' },
]

/** Filled in by a tap on a test card. */
export const TEST_CVC = '123'

export type CardField = 'number' | 'expiry' | 'cvc' | 'holder'

export type CardProblem =
  | 'number_invalid'
  | 'number_unknown'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'cvc_invalid'
  | 'holder_missing'

export type CardCheck =
  | { kind: 'accepted'; outcome: CardOutcome }
  | { kind: 'refused'; problems: Partial<Record<CardField, CardProblem>> }

/** Checks a card as typed, digits of any script and spaces included. Nothing of it is kept. */
export function checkCard(typed: Record<CardField, string>, now: Date): CardCheck {
  const number = digitsOf(typed.number)
  const card = testCards.find((known) => known.number === number)
  const problems: Partial<Record<CardField, CardProblem>> = {}
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) problems.number = 'number_invalid'
  else if (!card) problems.number = 'number_unknown'
  const expiry = expiryProblem(digitsOf(typed.expiry), now)
  if (expiry) problems.expiry = expiry
  if (!/^\d{3,4}$/.test(digitsOf(typed.cvc))) problems.cvc = 'cvc_invalid'
  if (typed.holder.trim().length < 2 || typed.holder.length > 100) problems.holder = 'holder_missing'
  return card && Object.keys(problems).length === 0
    ? { kind: 'accepted', outcome: card.outcome }
    : { kind: 'refused', problems }
}

/** The check digit every card number ends in (ISO/IEC 7812-1). */
export function isLuhnValid(number: string): boolean {
  let sum = 0
  for (let index = 0; index < number.length; index++) {
    const digit = Number(number[number.length - 1 - index])
    const weighted = index % 2 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return number.length > 0 && sum % 10 === 0
}

/** Digits in Latin script without spaces, dashes and slashes; other characters stay and fail the check. */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\s\-/]/g, '')
}

/** `1234 5678 …`, as printed on a card. */
export const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** A card is good until the end of the month printed on it. */
function expiryProblem(digits: string, now: Date): CardProblem | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(digits) ?? []
  if (!month || !year) return 'expiry_invalid'
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= now.getTime() ? 'expiry_past' : undefined
}
