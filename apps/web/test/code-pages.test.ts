import { describe, expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

/** A refusal as it comes from the platform's own bundle, where the class is another one. */
class ForeignFailure extends Error {
  readonly status = 400
}

/** Pages over a platform that knows one code. */
function pagesWithCode(change: Parameters<typeof makePages>[0] = {}) {
  const codes: string[] = []
  const pages = makePages(change, {
    confirmRegistration: (input) => {
      const { code } = (input as { body: { code: string } }).body
      codes.push(code)
      if (code !== 'good.code') throw new ForeignFailure('This confirmation link is wrong or has expired')
      return { message: 'Confirmed' }
    },
  })
  return { ...pages, codes }
}

describe('the link of a confirmation letter', () => {
  it('confirms and opens the dialog that says so', async () => {
    const pages = pagesWithCode()
    const { status, headers } = await pages.get('/verify/good.code')
    expect([status, headers.location]).toEqual([302, '/?profile-confirmed=true'])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['/verify/bad', '/verify/good%2Ecod%C3%A9', '/verify/good.code%20'])(
    'says in a dialog that %s is not good',
    async (path) => {
      const pages = pagesWithCode()
      expect(await pages.get(path)).toMatchObject({ status: 302, headers: { location: '/?confirmation-failed=true' } })
      expect(pages.failures).toEqual([])
    },
  )

  it('keeps its place in every language, and the language is chosen after it', async () => {
    const pages = pagesWithCode()
    const { headers } = await pages.get('/verify/good.code', { cookie: 'user-language=de' })
    expect(headers.location).toBe('/?profile-confirmed=true')
    const next = await pages.get(headers.location!, { cookie: 'user-language=de' })
    expect(next.headers.location).toBe('/de?profile-confirmed=true')
  })

  it('leads home in the language it was written in', async () => {
    const pages = pagesWithCode()
    expect((await pages.get('/de/verify/good.code')).headers.location).toBe('/de?profile-confirmed=true')
    expect((await pages.get('/fa/verify/bad')).headers.location).toBe('/fa?confirmation-failed=true')
  })

  it('is not used up by a program that only looks where it leads', async () => {
    const pages = pagesWithCode()
    await pages.handle({ method: 'HEAD', url: '/verify/good.code', headers: {} })
    expect(pages.codes).toEqual([])
  })

  it('counts guesses by the address the edge added, not by what a visitor sent before it', async () => {
    const pages = pagesWithCode({ addressHeader: 'x-forwarded-for' })
    await pages.get('/verify/guess', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })
    await pages.get('/verify/guess', { 'x-forwarded-for': '198.51.100.2, 203.0.113.7' })
    await pages.get('/verify/guess', { 'x-forwarded-for': 'anybody' })
    expect(pages.addresses.slice(-3)).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.9'])
  })

  it('leads home and reports it when the platform breaks', async () => {
    const pages = makePages(
      {},
      {
        confirmRegistration: () => {
          throw new Error('the database is away')
        },
      },
    )
    expect(await pages.get('/verify/good.code')).toMatchObject({
      status: 302,
      headers: { location: '/' },
    })
    expect(pages.failures).toHaveLength(1)
  })

  it('is no page without a code', async () => {
    for (const path of ['/verify', '/verify/a/b']) expect((await pagesWithCode().get(path)).status).toBe(404)
  })
})

describe('the link of a reset letter', () => {
  it('opens the form with the code, and tells nobody else', async () => {
    const pages = pagesWithCode()
    const { status, headers } = await pages.get('/password/reset/c0de-_1')
    expect([status, headers.location]).toEqual([302, '/?reset-pass=true&resetCode=c0de-_1'])
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(pages.calls).toEqual([])
  })

  it.each(['a%26wallet=true%23', 'a&wallet=true%23'])('cannot add anything else to the address: %s', async (code) => {
    const { headers } = await pagesWithCode().get(`/password/reset/${code}`)
    expect(new URL(headers.location!, 'https://play.example').searchParams.get('resetCode')).toBe('a&wallet=true#')
  })
})

describe('the link that signs in', () => {
  it('has a page that holds nothing of its token, for people and programs alike', async () => {
    const pages = makePages()
    for (const token of ['first-token', 'second-token']) {
      const { status, body } = await pages.get(`/auth/autologin?state=${token}&redirectUrl=/main`)
      expect(status).toBe(200)
      expect(String(body)).toContain('<meta name="robots" content="noindex">')
      expect(String(body)).not.toMatch(/(first|second)-token/)
    }
  })

  it('is not found without one', async () => {
    expect(await makePages().get('/auth/autologin?redirectUrl=/main')).toMatchObject({ status: 404 })
  })
})

describe('the link of a letter of a new device', () => {
  it('has a page that holds nothing of its code and asks the platform nothing', async () => {
    const pages = makePages()
    const { status, body } = await pages.get('/auth/not-me?state=a-secret-code')
    expect(status).toBe(200)
    expect(String(body)).toContain('This was not me')
    expect(String(body)).not.toContain('a-secret-code')
    expect(await pages.get('/auth/not-me')).toMatchObject({ status: 404 })
  })
})
