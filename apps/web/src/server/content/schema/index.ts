import { bonus, questionPages, staticPages, tournaments, wheels } from './addressed.ts'
import { alerts } from './alerts.ts'
import type { Category } from './field.ts'
import { fieldsSettings } from './fields-settings.ts'
import { globalComponents } from './global-components.ts'
import { history } from './history.ts'
import { layout } from './layout.ts'
import { modals } from './modals.ts'
import { pages } from './pages.ts'
import { profile } from './profile.ts'

export type Schema = Readonly<Record<string, Category>>

/** Every folder of the content tree: its files and their keys. */
export const schema: Schema = {
  alerts,
  'fields-settings': fieldsSettings,
  'global-components': globalComponents,
  layout,
  modals,
  pages,
  profile,
  history,
  bonus,
  static: staticPages,
  'question-pages': questionPages,
  tournaments,
  wheels,
}

/** Languages that say everything; the others say what a player meets on every page and in every dialog. */
export const COMPLETE_LOCALES: readonly string[] = ['en', 'de', 'fa']
export const CORE_CATEGORIES: readonly string[] = ['alerts', 'layout', 'modals', 'fields-settings']
