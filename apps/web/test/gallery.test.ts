import { describe, expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

describe('the gallery', () => {
  it('stands where the site is told to show it and during development', async () => {
    for (const config of [{ flags: { gallery: true } }, { isDevelopment: true }]) {
      const { status, body } = await makePages(config).get('/_ui')
      expect(status).toBe(200)
      expect(String(body)).toContain('Component gallery')
      expect(String(body)).toContain('noindex')
      expect(String(body)).not.toMatch(/<[^>]+\sstyle="/)
    }
  })

  it('is a page that does not exist everywhere else', async () => {
    expect((await makePages().get('/_ui')).status).toBe(404)
  })
})
