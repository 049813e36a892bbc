import { moneyText } from './money.ts'
import { fill, text } from './texts.ts'

/** How a refusal reads: amounts among its details as money. */
export function problemText(code: string, details: Readonly<Record<string, unknown>>): string {
  const sentence = (text.refusals as Record<string, string>)[code] ?? text.refusals.other
  const amounts = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' && /^\d+$/.test(value) ? moneyText(value) : String(value),
  ])
  return fill(sentence, Object.fromEntries(amounts) as Record<string, string>)
}
