import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import type { LetterKind } from './letter.ts'
import { letterTexts } from './texts/index.ts'

const HEAD = { siteName: 'Baize', publicUrl: 'https://play.example' }

const reset = (locale: string) =>
  compose({ kind: 'passwordReset', locale, values: { link: '/password/reset/c0de', minutes: 60 } }, HEAD)

it('fills in what the letter is about', () => {
  const { locale, subject, text } = reset('en')
  expect([locale, subject]).toEqual(['en', 'Choose a new password'])
  expect(text).toContain('your account at Baize.')
  expect(text).toContain('\n\nhttps://play.example/password/reset/c0de\n\n')
  expect(text).toContain('for 60 minutes')
})

it('writes numbers as the language does', () => {
  expect(reset('fa').text).toContain('۶۰ دقیقه')
})

it('writes in the default language to those whose language it does not know', () => {
  expect(reset('fi')).toEqual(reset('en'))
  expect(reset('toString')).toEqual(reset('en'))
})

it('writes a code in digits that can be typed, and without a subject', () => {
  const letter = compose({ kind: 'oneTimeCode', locale: 'fa', values: { code: '012345', minutes: 10 } }, HEAD)
  expect(letter.subject).toBeNull()
  expect(letter.text).toMatch(/^012345 /)
})

it('takes what somebody wrote as it is, whatever it looks like', () => {
  const values = { email: 'a@example.com', message: 'What is {link}? {site} $& {email}', country: 'DE', reference: '7' }
  const { text } = compose({ kind: 'communication', locale: 'en', values }, HEAD)
  expect(text).toMatch(/^What is \{link\}\? \{site\} \$& \{email\}\n/)
})

describe.each(Object.keys(letterTexts))('the letters in %s', (locale) => {
  it.each(Object.keys(letterTexts.en!) as LetterKind[])('have the gaps of the English %s', (kind) => {
    const own = letterTexts[locale]![kind]
    const english = letterTexts.en![kind]!
    if (own) expect([gaps(own.subject), gaps(own.body)]).toEqual([gaps(english.subject), gaps(english.body)])
    else expect(kind).toBe('communication')
  })

  it('give an address to follow a line of its own', () => {
    for (const text of Object.values(letterTexts[locale]!))
      for (const line of text.body.split('\n')) if (line.includes('{link}')) expect(line).toBe('{link}')
  })
})

function gaps(text: string | null): string[] {
  return [...new Set((text ?? '').match(/\{\w+\}/g))].toSorted()
}
