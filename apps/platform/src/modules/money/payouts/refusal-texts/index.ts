import type { WithdrawalRefusal } from '@baize/contract'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { hi } from './hi.ts'
import { ptBr } from './pt-br.ts'
import type { RefusalTexts } from './text.ts'
import { tr } from './tr.ts'

const texts: Record<string, RefusalTexts> = { en, de, fa, 'pt-br': ptBr, es, tr, hi }

/** Why a withdrawal was refused, in the reader's language, and what the operator added. */
export function whyRefused(why: WithdrawalRefusal, note: string | null, locale: string | null): string {
  const text = (texts[locale ?? 'en'] ?? en)[why]
  return note === null ? text : `${text} ${note}`
}
