import { randomToken } from '@baize/kit'
import { startTestPlatform } from '@baize/testkit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { deliverLetters } from '../../apps/platform/src/modules/delivery/mail/index.ts'
import { inboxRoutes } from '../../apps/sandbox/src/inbox/routes.ts'

const PHONE = '4915112345678'

it('the platform and the telephone company understand each other, and a code goes out once', async () => {
  const [mail, secret] = [randomToken(48), randomToken(48)]
  const company = Fastify()
  inboxRoutes(company, { secrets: { mail, telephone: secret }, siteOrigin: 'http://localhost:3000' })
  const url = await company.listen({ port: 0, host: '127.0.0.1' })
  let isAnswerLost = true
  const losing: typeof fetch = async (input, init) => {
    const reply = await fetch(input, init)
    if (!isAnswerLost) return reply
    isAnswerLost = false
    throw new TypeError('fetch failed')
  }
  await using platform = await startTestPlatform({
    companies: [{ id: 'telephone', kind: 'telephone', url, secret }],
    services: { fetch: losing },
  })
  try {
    await platform.client('sendOneTimeCode', { body: { phone: PHONE, reason: 'registration' } })
    await deliverLetters(platform.services)
    expect((await platform.pool.query('SELECT FROM letter')).rowCount).toBe(1)
    platform.clock.advance(1_000)
    await deliverLetters(platform.services)
    expect((await platform.pool.query('SELECT FROM letter')).rowCount).toBe(0)
    const list = await (await fetch(`${url}/inbox?to=${PHONE}`)).text()
    const messages = list.match(/href="\/inbox\/letters\/[^"]+"/g)!
    expect(messages).toHaveLength(1)
    const message = await (await fetch(url + /"([^"]+)"/.exec(messages[0])![1])).text()
    expect(message).toMatch(/\d{6}/)
  } finally {
    await company.close()
  }
})
