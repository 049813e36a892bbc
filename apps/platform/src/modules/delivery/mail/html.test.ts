import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { htmlOf } from './html.ts'
import { type LetterKind, type LetterValues, mediums } from './letter.ts'
import { letterTexts } from './texts/index.ts'

/** Languages in which every letter exists. */
const COMPLETE = ['en', 'de', 'fa']
const LINK = 'https://play.example/some/where?code=c0de&more=1'

/** Values for every gap of a letter, texts as somebody hostile would have them. */
function sampleOf(kind: LetterKind): LetterValues[LetterKind] {
  const { subject, body } = letterTexts.en![kind]!
  const names = new Set([...`${subject} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  const values = [...names].map((name) => [name, valueOf(name)])
  return Object.fromEntries(values) as LetterValues[LetterKind]
}

function valueOf(name: string): string | number {
  if (name === 'link') return LINK
  return name === 'days' || name === 'minutes' ? 1234 : `<b>${name}</b> & "more"`
}

const letters = (Object.keys(mediums) as LetterKind[]).filter((kind) => mediums[kind] === 'email')

describe.each(COMPLETE)('every letter in %s', (locale) => {
  it.each(letters)('%s has all of its text in HTML too, in its own language and direction', (kind) => {
    const content = compose({ kind, locale, values: sampleOf(kind) }, 'Baize')
    // What operators get is written in the default language.
    expect(content.locale).toBe(letterTexts[locale]![kind] ? locale : 'en')
    expect(content.subject).toMatch(/\S/)
    expect(`${content.subject} ${content.text}`).not.toMatch(/\{\w+\}/)
    const html = htmlOf(content)
    expect(html).toContain(`<html lang="${content.locale}" dir="${content.locale === 'fa' ? 'rtl' : 'ltr'}">`)
    expect(wordsOf(html)).toBe(content.text.replaceAll(/\s+/g, ' ').trim())
  })

  it.each(letters)('%s fetches nothing from anywhere, runs nothing, and has both appearances', (kind) => {
    const html = htmlOf(compose({ kind, locale, values: sampleOf(kind) }, 'Baize'))
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|input|svg|base)\b|@import|url\(|\son\w+=/i)
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(
      'link' in sampleOf(kind) ? [`href="${LINK.replace('&', '&amp;')}"`] : [],
    )
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
  })
})

/** What a reader sees of it. */
function wordsOf(html: string): string {
  const body = /<main>(.*)<\/main>/s.exec(html)![1]!
  return body
    .replaceAll(/<br>|<\/?p>/g, ' ')
    .replaceAll(/<\/?a[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
