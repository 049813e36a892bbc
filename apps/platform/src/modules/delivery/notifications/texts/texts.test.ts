import { describe, expect, it } from 'vitest'
import { messageIn, messageLinks, messageTexts } from './index.ts'

describe.each(Object.keys(messageTexts))('the messages in %s', (locale) => {
  it('are all there', () => {
    expect(Object.keys(messageTexts[locale]!).toSorted()).toEqual(Object.keys(messageLinks).toSorted())
    for (const text of Object.values(messageTexts[locale]!))
      for (const words of Object.values(text as object)) expect(words).toMatch(/^\S.{1,250}$/)
  })
})

it('are in the default language for those whose language has none', () => {
  expect(messageIn('fi', 'welcome')).toEqual(messageIn('en', 'welcome'))
  expect(messageIn(null, 'welcome')).toEqual(messageIn('en', 'welcome'))
  expect(messageIn('constructor', 'welcome')).toEqual(messageIn('en', 'welcome'))
})
