import type { DocumentRejectReason } from '@baize/contract'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { hi } from './hi.ts'
import { ptBr } from './pt-br.ts'
import type { RejectTexts } from './text.ts'
import { tr } from './tr.ts'

const rejectTexts: Readonly<Record<string, RejectTexts>> = { en, de, fa, 'pt-br': ptBr, es, tr, hi }

/** The reason in the language, or else in the default one. */
export function rejectTextIn(locale: string | null, reason: DocumentRejectReason): string {
  const texts = locale !== null && Object.hasOwn(rejectTexts, locale) ? rejectTexts[locale]! : en
  return texts[reason]
}
