import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperationName } from '@baize/contract'
import { expect, it } from 'vitest'
import { servedOperations } from '../../apps/platform/src/api/handlers/index.ts'
import { fileIn, type Field } from '../../apps/web/src/server/content/schema/field.ts'
import { schema } from '../../apps/web/src/server/content/schema/index.ts'

/** Something the site can speak of: what serves it, and the words that promise it. */
interface Promised {
  operations: readonly OperationName[]
  words: { en: RegExp; de: RegExp; fa: RegExp }
  /** Menus leave out what leads there while it is off. */
  address?: RegExp
}

const PROMISED = {
  loyalty: {
    operations: ['getLoyaltyAccount', 'getPointTerms', 'listLoyaltyLevels'],
    words: {
      en: /\bloyalty\b|\b(?:your|earn|add) points\b|\blevels?\b/i,
      de: /\bTreue\w*|\bPunkte sammeln\b|\bStufen?\b/i,
      fa: /وفاداری|امتیاز|سطح/,
    },
    address: /^\/loyalty/,
  },
  tournaments: {
    operations: ['listTournaments', 'getTournament', 'joinTournament'],
    words: { en: /\btournaments?\b/i, de: /\bTurnier\w*/i, fa: /تورنمنت|مسابقات/ },
    address: /^\/tournaments/,
  },
  wheels: {
    operations: ['listWheels', 'spinWheel'],
    words: { en: /\bwheels?\b/i, de: /\bGlücksr(?:a|ä)d\w*/i, fa: /گردونه/ },
    address: /^\/wheel/,
  },
  quests: {
    operations: ['listQuests', 'activateQuest', 'listPlayerQuests', 'cancelPlayerQuest'],
    words: { en: /\bquests?\b/i, de: /\bAufgaben?\b/i, fa: /مأموریت/ },
    address: /quests-hub/,
  },
  sportsbook: {
    operations: ['listBets'],
    words: { en: /\bsports?\b/i, de: /\bSport(?:wette\w*)?\b/i, fa: /ورزش/ },
    address: /^\/sportsbook/,
  },
  chat: {
    operations: ['getLiveChatToken', 'getFreshLiveChatToken'],
    words: { en: /\blive chat\b/i, de: /\bLive-?Chat\b/i, fa: /گپ زنده|گفت‌وگوی زنده/ },
  },
  limits: {
    operations: ['listLimits', 'createLimit'],
    words: { en: /\bset (?:a |your )?limits?\b/i, de: /\bLimits? setzen\b/i, fa: /تعیین سقف/ },
  },
  'bonus codes': {
    operations: ['applyBonusCode', 'listBonusCodes'],
    words: { en: /\bbonus codes?\b/i, de: /\bBonuscodes?\b/i, fa: /کد بونوس/ },
  },
  'withdrawals that are taken back': {
    operations: ['declineInvoice'],
    words: { en: /\bcancel (?:a|the|your) withdrawal\b/i, de: /\bAuszahlung stornieren\b/i, fa: /لغو برداشت/ },
  },
  'a new password': {
    operations: ['changePassword'],
    words: { en: /\bchange your password\b/i, de: /\bPasswort ändern\b/i, fa: /تغییر گذرواژه/ },
  },
} satisfies Record<string, Promised>

const contentDir = fileURLToPath(new URL('../../content', import.meta.url))
const served: readonly string[] = servedOperations
const off = (Object.entries(PROMISED) as [string, Promised][]).filter(
  ([, { operations }]) => !operations.every((name) => served.includes(name)),
)

interface Found {
  key: string
  text: string
  /** The part of the product the key is only shown with, where it says one. */
  shownWith: string | null
  /** Where an item of a menu leads. */
  leadsTo: string
}

/** The texts of a file that something reads. */
function textsIn(value: unknown, field: Field | null, at: Omit<Found, 'text'>): Found[] {
  if (!field || field.isUnread) return []
  const here = { ...at, shownWith: field.shownOnlyWith ?? at.shownWith }
  if (typeof value === 'string')
    return ['str', 'md', 'mdi', 'plural'].includes(field.kind) ? [{ ...here, text: value }] : []
  if (value === null || typeof value !== 'object') return []
  const { url } = value as { url?: unknown }
  const leadsTo = typeof url === 'string' ? url : here.leadsTo
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, field.kind === 'plural' ? field : (field.item ?? field.fields[name] ?? null), {
      ...here,
      key: `${at.key}.${name}`,
      leadsTo,
    }),
  )
}

const LOCALES = ['en', 'de', 'fa'] as const

const texts = LOCALES.flatMap((locale) =>
  readdirSync(join(contentDir, locale), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const [category = '', file = ''] = path.split('/')
      const field = fileIn(schema[category], file.slice(0, -'.json'.length))
      const value: unknown = JSON.parse(readFileSync(join(contentDir, locale, path), 'utf8'))
      const start = { key: `${locale}/${path}`, shownWith: null, leadsTo: '' }
      return textsIn(value, field, start).map((found) => ({ ...found, locale }))
    }),
)

it('texts promise nothing that is not served, unless they are shown with it only', () => {
  expect(texts.length).toBeGreaterThan(3000)
  const broken = off.flatMap(([name, { words, address }]) =>
    texts
      .filter(({ locale, text, shownWith, leadsTo }) => {
        const isLeftOut = shownWith === name || (address?.test(leadsTo.replace(/^\/(?=\?)/, '')) ?? false)
        return words[locale].test(text) && !isLeftOut
      })
      .map(({ key, text }) => `${key} promises ${name}: “${text.slice(0, 60)}”`),
  )
  expect(broken).toEqual([])
})
