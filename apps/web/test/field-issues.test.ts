import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldIssues } from '@baize/contract'
import { expect, it } from 'vitest'

const content = join(import.meta.dirname, '../../../content')
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted((left, right) => (left < right ? -1 : 1))

it.each(['en', 'de', 'fa', 'es', 'hi', 'pt-br', 'tr'])(
  'whatever the platform finds wrong with a field has its words in %s, with the same figures',
  (locale) => {
    const path = join(content, locale, 'fields-settings/validation-messages.json')
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
    for (const [code, text] of Object.entries(fieldIssues))
      expect([code, placeholders(words[code] ?? 'no words')]).toEqual([code, placeholders(text)])
  },
)
