import { describe, expect, it } from 'vitest'
import { locales } from '../../ground/settings/index.ts'
import { compose } from './compose.ts'
import { htmlOf } from './html.ts'
import { type LetterKind, type LetterValues, mediums } from './letter.ts'
import { letterTexts } from './texts/index.ts'

/** Languages in which every letter exists. */
const COMPLETE = ['en', 'de', 'fa']
const HEAD = { siteName: 'Baize', publicUrl: 'https://play.example' }
const PAGES: Readonly<Record<string, string>> = { link: '/some/where?code=c0de&more=1', settings: '/settings?a=1&b=2' }

/** Values for every gap of a letter, texts as somebody hostile would have them. */
function sampleOf(kind: LetterKind): LetterValues[LetterKind] {
  const { subject, body } = letterTexts.en![kind]!
  const names = new Set([...`${subject} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  const values = [...names].map((name) => [name, valueOf(name)])
  return Object.fromEntries(values) as LetterValues[LetterKind]
}

function valueOf(name: string): string | number {
  if (PAGES[name]) return PAGES[name]
  return name === 'days' || name === 'minutes' ? 1234 : `<b>${name}</b> & "more"`
}

const letters = (Object.keys(mediums) as LetterKind[]).filter((kind) => mediums[kind] === 'email')

describe.each(COMPLETE)('every letter in %s', (locale) => {
  it.each(letters)('%s has all of its text in HTML too, in its own language and direction', (kind) => {
    const content = compose({ kind, locale, values: sampleOf(kind) }, HEAD)
    // What operators get is written in the default language.
    expect(content.locale).toBe(letterTexts[locale]![kind] ? locale : 'en')
    expect(content.subject).toMatch(/\S/)
    expect(`${content.subject} ${content.text}`).not.toMatch(/\{\w+\}/)
    const html = htmlOf(content)
    expect(html).toContain(`<html lang="${content.locale}" dir="${content.locale === 'fa' ? 'rtl' : 'ltr'}">`)
    expect(wordsOf(html)).toBe(content.text.replaceAll(/\s+/g, ' ').trim())
  })

  it.each(letters)('%s fetches nothing from anywhere, runs nothing, and has both appearances', (kind) => {
    const html = htmlOf(compose({ kind, locale, values: sampleOf(kind) }, HEAD))
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|input|svg|base)\b|@import|url\(|\son\w+=/i)
    const pages = Object.keys(sampleOf(kind)).filter((name) => PAGES[name])
    const origin = `${HEAD.publicUrl}${locale === 'en' ? '' : `/${locale}`}`
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(
      pages.map((name) => `href="${origin}${PAGES[name]!.replace('&', '&amp;')}"`),
    )
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
  })
})

describe.each(locales.map(({ code, isDefault }) => [code, isDefault ? '' : `/${code}`]))(
  'every letter to a reader of %s',
  (locale, prefix) => {
    it.each(Object.keys(mediums) as LetterKind[])('%s leads to pages in their language and nowhere else', (kind) => {
      const { text } = compose({ kind, locale, values: sampleOf(kind) }, HEAD)
      const pages = Object.keys(sampleOf(kind)).filter((name) => PAGES[name])
      const addresses = text.match(/https?:\/\/\S+/g) ?? []
      expect(addresses).toEqual(pages.map((name) => `${HEAD.publicUrl}${prefix}${PAGES[name]}`))
    })
  },
)

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
