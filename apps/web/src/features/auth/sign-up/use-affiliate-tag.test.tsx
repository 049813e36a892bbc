// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stage } from '../../../../test/fixtures/stage.tsx'
import { readAffiliateTag } from './affiliate-tag.ts'
import { useAffiliateTag } from './use-affiliate-tag.ts'

function Arrival() {
  useAffiliateTag()
  return null
}

const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)
const kept = () => readAffiliateTag(document.cookie)

beforeEach(() => {
  forget('affiliateTag')
  forget('accept-analytics')
})

/** Arrives at an address; how the address then reads. */
async function arrive(path: string, days?: number): Promise<string> {
  const flags = days === undefined ? {} : { affiliateTagExpiration: days }
  const { router } = await stage(<Arrival />, { path, info: { flags } })
  await waitFor(() => expect(router.history.location.href).not.toContain('stag'))
  return router.history.location.href
}

it('keeps the tag a visitor arrived with and takes it, and nothing else, out of the address', async () => {
  expect(await arrive('/games?stag=trailhead_a&sortBy=name#top')).toBe('/games?sortBy=name#top')
  expect(kept()).toBe('trailhead_a')
})

it('keeps the first of several', async () => {
  await arrive('/?stag=trailhead_a')
  await arrive('/?stag=signpost_b')
  expect(kept()).toBe('trailhead_a')
})

it('keeps it for as many days as the house says', async () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  await arrive('/?stag=trailhead_a', 7)
  expect(written).toHaveBeenCalledWith('affiliateTag=trailhead_a; Path=/; Max-Age=604800; SameSite=Lax')
})

it('keeps none of somebody who does not want to be measured, and cleans the address all the same', async () => {
  document.cookie = 'accept-analytics=off; path=/'
  expect(await arrive('/?stag=trailhead_a')).toBe('/')
  expect(kept()).toBeNull()
})
