import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { letterTexts } from '../../apps/platform/src/modules/delivery/mail/texts/index.ts'
import { messageTexts } from '../../apps/platform/src/modules/delivery/notifications/texts/index.ts'
import { texts as cashierTexts } from '../../apps/sandbox/src/cashier/texts.ts'
import { pageLocales } from '../../apps/sandbox/src/studio/boot.ts'
import { textsOf } from '../../apps/sandbox/src/studio/page/texts.ts'

/** A sentence somebody reads, and where it stands. */
interface Sentence {
  locale: string
  where: string
  text: string
}

/** What may not stand in a text of a language, and what to write instead. */
interface Rule {
  locale: string
  pattern: RegExp
  instead: string
}

const contentDir = fileURLToPath(new URL('../../content', import.meta.url))

function sentencesIn(value: unknown, locale: string, where: string): Sentence[] {
  if (typeof value === 'string') return [{ locale, where, text: value }]
  if (typeof value === 'function')
    return [{ locale, where, text: String((value as (amount: string) => string)('{amount}')) }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => sentencesIn(inner, locale, `${where}.${name}`))
}

const content = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json'))
  .flatMap((path) =>
    sentencesIn(JSON.parse(readFileSync(join(contentDir, path), 'utf8')), path.split('/')[0]!, `content/${path}`),
  )

const elsewhere = [
  ...Object.entries(letterTexts).flatMap(([locale, letters]) => sentencesIn(letters, locale, 'letters')),
  ...Object.entries(messageTexts).flatMap(([locale, messages]) => sentencesIn(messages, locale, 'messages')),
  ...Object.entries(cashierTexts).flatMap(([locale, page]) => sentencesIn(page, locale, 'cashier')),
  ...pageLocales.flatMap((locale) => sentencesIn(textsOf(locale), locale, 'game')),
]

const sentences = [...content, ...elsewhere]

/** Every place a rule is broken, with what stands there. */
function breaches(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ locale, pattern, instead }) =>
    sentences
      .filter((sentence) => sentence.locale === locale)
      .flatMap(({ where, text }) => {
        const found = pattern.exec(text)
        return found ? [`${where}: “${found[0]}”; write ${instead}`] : []
      }),
  )
}

const SPACED_UNIT = /[\d۰-۹}] (?:%|[A-Z]{3,4}|[kMG]B|Euro|یورو|مگابایت)(?!\p{L})/u

describe('texts that players read', () => {
  it('are there, from the content, the letters, the messages, the cashier and the game', () => {
    expect(content.length).toBeGreaterThan(5000)
    for (const from of ['letters', 'messages', 'cashier', 'game'])
      for (const locale of ['en', 'de', 'fa'])
        expect(elsewhere.some((sentence) => sentence.locale === locale && sentence.where.startsWith(from))).toBe(true)
  })

  it('say we or Baize, and never the house', () => {
    expect(
      breaches([
        { locale: 'en', pattern: /\b(?:the|this|our|every) house\b/i, instead: 'we, us or Baize' },
        {
          locale: 'de',
          pattern: /\b(?:das|dem|des|vom|beim|im|ins|dieses|unser(?:em|es)?|jedes|jedem) Hause?s?\b/i,
          instead: 'wir, uns oder Baize',
        },
        { locale: 'fa', pattern: /(?<!\p{L})خانه(?!‌?(?:دار|وار))/u, instead: 'ما یا Baize' },
        { locale: 'tr', pattern: /\b(?:bu ev|evden|evin)\b/i, instead: 'biz or Baize' },
        { locale: 'es', pattern: /\b(?:la|esta) casa\b/i, instead: 'nosotros or Baize' },
        { locale: 'pt-br', pattern: /\b(?:a|à|da|na|esta|desta) casa\b/i, instead: 'nós or Baize' },
        { locale: 'hi', pattern: /(?<!\p{L})घर(?!\p{L})/u, instead: 'हम or Baize' },
      ]),
    ).toEqual([])
  })

  it('appear and update; they do not stand or follow by themselves', () => {
    expect(
      breaches([
        {
          locale: 'en',
          pattern: /\b(?:stands?|stood)\b|\bby (?:itself|themselves)\b|\bopen to you\b|\bways into\b/i,
          instead: 'appear, is shown, automatically, available',
        },
        { locale: 'de', pattern: /\bvon selbst\b/i, instead: 'automatisch' },
      ]),
    ).toEqual([])
  })

  it('say du in German', () => {
    // At the beginning of a sentence the word may mean them, or her.
    const formal = /(?<=[\p{L}\d}„»,;] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u
    expect(breaches([{ locale: 'de', pattern: formal, instead: 'du, dir, dein' }])).toEqual([])
  })

  it('keep a unit to its figure, by a space that does not break or in English by none', () => {
    expect(
      breaches([
        ...['en', 'de', 'fa', 'tr', 'es', 'pt-br', 'hi'].map((locale) => ({
          locale,
          pattern: SPACED_UNIT,
          instead: 'a no-break space',
        })),
        { locale: 'en', pattern: /\d\s%|\d\s\d{3}\s[A-Z]{3}/, instead: '96% and 5,000 EUR' },
      ]),
    ).toEqual([])
  })

  it('use one term for one thing', () => {
    expect(
      breaches([
        {
          locale: 'en',
          pattern:
            /\b(?:a|the|its|what a) wager\b|\bcooling-off\b|\bshare of (?:the|a|your) deposit\b|\bhighest (?:stake|amount|bet)\b/i,
          instead: 'wagering requirement, time-out, deposit match, maximum',
        },
        {
          locale: 'de',
          pattern:
            /\bUmsatz\b|\bAnteil der Einzahlung\b|\boffene Quoten\b|\bSelbstausschluss\b|\bPrüfziffer\b|\bMit Maß spielen\b/i,
          instead:
            'Umsatzbedingung, Prozentbonus, Gewinnchancen, Selbstsperre, Kartenprüfnummer, Verantwortungsvoll spielen',
        },
        {
          locale: 'fa',
          pattern: /شرط‌بندی(?! ورزشی)|محدودیت|سالن|دورهٔ استراحت|سهمی از واریز|بازگشت به بازیکن/,
          instead: 'گردش، سقف، لابی، وقفه، درصد واریز، نرخ بازگشت',
        },
      ]),
    ).toEqual([])
  })

  it('send nobody to the help of one country', () => {
    const pattern = /gamcare|gamstop|national gambling helpline|spelpaus|check-dein-spiel/i
    expect(breaches(['en', 'de', 'fa'].map((locale) => ({ locale, pattern, instead: 'the pack’s helpline' })))).toEqual(
      [],
    )
  })

  it('have a form for one wherever a count is followed by what is counted', () => {
    const pattern = /\{(?:count|rounds|spins)\} (?:(?!bonus)\p{Ll}+ )?(?!bonus)\p{Ll}+s\b/u
    const forms = (where: string) => /\.(?:one|two|few|many|other)$/.test(where)
    const found = sentences.filter(({ locale, where, text }) => locale === 'en' && !forms(where) && pattern.test(text))
    expect(found.map(({ where }) => where)).toEqual([])
  })
})
