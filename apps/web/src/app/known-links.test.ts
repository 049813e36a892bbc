import { describe, expect, it } from 'vitest'
import { isKnownUrl, knownLinks } from './known-links.ts'

describe('links of the content tree', () => {
  it('stay when they lead to a page, a dialog or another site', () => {
    for (const url of [
      '/',
      '/main',
      '/categories/new?sortBy=name',
      '/profile',
      '?wallet=true',
      'https://other.example',
    ])
      expect([url, isKnownUrl(url, {})]).toEqual([url, true])
  })

  it('are left out when the site has no such page', () => {
    const links = [{ url: '/nowhere/at-all' }, { url: '/main' }]
    expect(knownLinks(links, {})).toEqual([{ url: '/main' }])
    expect(knownLinks(undefined, {})).toEqual([])
  })

  it('are left out when that part of the house is switched off', () => {
    expect(isKnownUrl('/?quests-hub=true', {})).toBe(false)
    expect(isKnownUrl('/?quests-hub=true', { questsEnabled: true })).toBe(true)
    expect(isKnownUrl('/loyalty', {})).toBe(false)
    expect(isKnownUrl('/loyalty', { loyaltyEnabled: true })).toBe(true)
  })
})
