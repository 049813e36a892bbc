import type { FieldScenario } from '@baize/contract'
import type { TestVisitor } from '@baize/testkit'

type Body = Record<string, unknown>

/** Members that a call may carry though they stand on no form. */
const BESIDE_THE_FORM: Record<FieldScenario, string[]> = {
  registration: ['fingerprint', 'affiliateTag'],
  profile: ['receiveBonus', 'freshchatRestoreId', 'pwaInstalled'],
}

/** The generated form as the scenario asks for it: its fields and no others, and the required ones filled in. */
export async function registrationInput(visitor: TestVisitor, given: Body): Promise<Body> {
  const form = await askedFor(visitor, 'registration', given)
  return {
    ...form,
    country: form['country'] || 'DE',
    currency: form['currency'] || 'EUR',
    agreements: form['agreements'] || 1,
  }
}

/** The generated change, of what the scenario lets this player change. */
export function profileInput(visitor: TestVisitor, given: Body): Promise<Body> {
  return askedFor(visitor, 'profile', given)
}

async function askedFor(visitor: TestVisitor, scenario: FieldScenario, given: Body): Promise<Body> {
  const fields = await visitor.call('listFieldValidations', { query: { scenario } })
  const names = fields.filter(({ editable, value }) => editable || value == null).map(({ name }) => name)
  const asked = Object.entries(given).filter(
    ([name]) => names.includes(name) || BESIDE_THE_FORM[scenario].includes(name),
  )
  return Object.fromEntries(asked.map(([name, value]) => [name, MEANINGS[name]?.(value) ?? value]))
}

const atLeastTwo = (value: unknown) => (String(value).trim().length < 2 ? 'Jo' : value)

/** What the house asks of a field beyond its shape. */
const MEANINGS: Partial<Record<string, (value: unknown) => unknown>> = {
  nickname: atLeastTwo,
  firstName: atLeastTwo,
  lastName: atLeastTwo,
  personalIdNumber: atLeastTwo,
  timeZone: () => 'Europe/Berlin',
}
