import type { LetterKind } from '../letter.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { hi } from './hi.ts'
import { operator } from './operator.ts'
import { ptBr } from './pt-br.ts'
import { tr } from './tr.ts'
import type { LetterText } from './text.ts'

export type { LetterText }

/** The language every letter exists in. */
export const DEFAULT_TEXTS = 'en'

/** All letters by language and kind. */
export const letterTexts: Record<string, Partial<Record<LetterKind, LetterText>>> = {
  en: { ...en, ...operator },
  de,
  fa,
  'pt-br': ptBr,
  es,
  tr,
  hi,
}
