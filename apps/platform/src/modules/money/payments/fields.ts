import type { PaymentField, PaymentFieldOption } from '@baize/contract'

type Words = Record<'en' | 'de' | 'fa', string>

/** A field of a way to pay, as data; its value may be known already. */
export type FieldDefinition = Omit<PaymentField, 'position' | 'value' | 'hints'> & { hints?: Words }

const NONE: Words = { en: '', de: '', fa: '' }

/** The field as the wire has it. */
export function fieldView({ hints, ...field }: FieldDefinition, position: number, value: string | null): PaymentField {
  return { ...field, hints: hints ?? NONE, position, value }
}

const text = (key: string, labels: Words, over: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  fieldType: 'text',
  type: 'text',
  regexp: null,
  labels,
  isRequired: true,
  ...over,
})

export const holder = text(
  'account_holder',
  { en: 'Account holder', de: 'Kontoinhaber', fa: 'صاحب حساب' },
  {
    regexp: "/^[\\p{L}][\\p{L} .'-]{1,69}$/u",
    hints: {
      en: 'Your own name, as the bank knows it.',
      de: 'Dein eigener Name, wie ihn die Bank führt.',
      fa: 'نام خودتان، همان‌گونه که نزد بانک ثبت است.',
    },
  },
)

export const bankAccount = text(
  'wallet_id',
  { en: 'IBAN or account number', de: 'IBAN oder Kontonummer', fa: 'شمارهٔ شبا یا حساب' },
  { regexp: '/^[A-Z0-9](?: ?[A-Z0-9]){7,33}$/i' },
)

export const phone = text('phone', { en: 'Phone number', de: 'Telefonnummer', fa: 'شمارهٔ تلفن' })

export const cpf = text('cpf_number', { en: 'CPF', de: 'CPF', fa: 'CPF' })

export const agent = text(
  'agentNumber',
  { en: 'Number of the agent', de: 'Nummer des Agenten', fa: 'شمارهٔ نماینده' },
  {
    regexp: '^\\d{4,12}$',
    hints: {
      en: 'It stands at the counter of the agent who hands you the money.',
      de: 'Sie steht am Schalter des Agenten, der dir das Geld auszahlt.',
      fa: 'روی پیشخوان نماینده‌ای که پول را به شما می‌دهد نوشته شده است.',
    },
  },
)

const address = (over: Partial<FieldDefinition> = {}) =>
  text('wallet_id', { en: 'Address of your wallet', de: 'Adresse deiner Wallet', fa: 'نشانی کیف پول شما' }, over)

export const wallet = address()

export const tag = text(
  'tag',
  { en: 'Destination tag', de: 'Ziel-Tag', fa: 'برچسب مقصد' },
  { isRequired: false, regexp: '^\\d{1,20}$' },
)

/** A network by which coins travel, with what the house sends by it at least and at most, in main units. */
export interface Network extends Required<Pick<PaymentFieldOption, 'minAmount' | 'maxAmount'>> {
  id: string
  name: string
  pattern: string
}

export const network = (networks: readonly Network[]): FieldDefinition => ({
  ...text('crypto_network', { en: 'Network', de: 'Netzwerk', fa: 'شبکه' }),
  fieldType: 'select',
  options: networks.map(({ id, name, minAmount, maxAmount, pattern }) => ({
    id,
    name,
    minAmount,
    maxAmount,
    regex: pattern,
    regexp: pattern,
  })),
})

export const coin = (coins: readonly Pick<Network, 'id' | 'name' | 'pattern'>[]): FieldDefinition => ({
  ...text('currencyWithdraw', { en: 'Coin', de: 'Coin', fa: 'رمزارز' }),
  fieldType: 'select',
  options: coins.map(({ id, name, pattern }) => ({ id, name, regex: pattern, regexp: pattern })),
})
