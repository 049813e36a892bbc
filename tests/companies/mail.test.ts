import { withTransaction } from '@baize/database'
import { randomToken } from '@baize/kit'
import { startTestPlatform } from '@baize/testkit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { deliverLetters, writeLetter } from '../../apps/platform/src/modules/delivery/mail/index.ts'
import { inboxRoutes } from '../../apps/sandbox/src/inbox/routes.ts'

it('the platform and the mail company understand each other', async () => {
  const [secret, telephone] = [randomToken(48), randomToken(48)]
  const company = Fastify()
  inboxRoutes(company, { secrets: { mail: secret, telephone }, siteOrigin: 'http://localhost:3000' })
  const url = await company.listen({ port: 0, host: '127.0.0.1' })
  await using platform = await startTestPlatform({ companies: [{ id: 'mail', kind: 'mail', url, secret }] })
  try {
    await withTransaction(platform.pool, (tx) =>
      writeLetter(tx, platform.services, {
        kind: 'passwordReset',
        to: 'anna@example.com',
        locale: 'fa',
        values: { link: '/password/reset/c0de', minutes: 60 },
        expiresAt: new Date(platform.clock.now().getTime() + 60_000),
      }),
    )
    await deliverLetters(platform.services)
    const list = await (await fetch(`${url}/inbox?to=anna`)).text()
    const letter = await (await fetch(url + /href="(\/inbox\/letters\/[^"]+)"/.exec(list)![1]!)).text()
    expect(letter).toContain('href="http://localhost:3000/fa/password/reset/c0de"')
    expect((await platform.pool.query('SELECT FROM letter')).rowCount).toBe(0)
  } finally {
    await company.close()
  }
})
