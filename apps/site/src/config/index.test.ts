import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkProduction, ConfigError, readConfig, variablesMisspelt } from './index.ts'
import { VARIABLES } from './variables.ts'

describe('configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null })
    expect(config.sandbox).toEqual({ mode: 'on', host: '127.0.0.1', port: 3100, url: 'http://localhost:3100' })
    expect(config.isSessionBindingOn).toBe(true)
    expect(config.isGalleryOn).toBe(false)
    expect(config.mail.siteName).toBe('Baize')
    expect(config.desk).toEqual({ host: '127.0.0.1', port: 0 })
  })

  it('sends no spans unless a collector is named, and to the address below it that the standard says', () => {
    expect(readConfig({}).tracing).toBeNull()
    const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example:4318', OTEL_SERVICE_NAME: 'play' }
    expect(readConfig({ ...named, OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull()
    expect(readConfig(named).tracing).toEqual({ url: 'http://c.example:4318/v1/traces', service: 'play', share: 1 })
    const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c.example/spans' }
    const some = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' }
    expect(readConfig({ ...own, ...some }).tracing).toEqual({
      url: 'https://c.example/spans',
      service: 'baize',
      share: 0.05,
    })
  })

  it('lets letters come from the house that the brand names, unless a sender is given', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-brand-'))
    try {
      writeFileSync(join(folder, 'brand.json'), '{ "name": "Copperline" }')
      const { mail } = readConfig({ CONTENT_DIR: folder })
      expect(mail).toMatchObject({ siteName: 'Copperline', from: 'Copperline <no-reply@baize.example>' })
      const named = readConfig({ CONTENT_DIR: folder, MAIL_FROM: 'Desk <desk@copperline.example>' })
      expect(named.mail.siteName).toBe('Desk')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '70000' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '-1' }],
    ['PORT and SANDBOX_PORT', { PORT: '3100' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'play.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://play.example/casino' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_POOLER_URL', { DATABASE_POOLER_URL: 'postgres://pooler/house' }],
    ['CONTENT_DIR', { CONTENT_DIR: '/nowhere/at/all' }],
    ['SESSION_BINDING', { SESSION_BINDING: 'maybe' }],
    ['GALLERY', { GALLERY: 'yes' }],
    ['LOYALTY', { LOYALTY: 'yes' }],
    ['QUESTS', { QUESTS: 'yes' }],
    ['AFFILIATE_TAG_DAYS', { AFFILIATE_TAG_DAYS: '0' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'no header!' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'pwned' }],
    ['TAG_MANAGER_ID', { TAG_MANAGER_ID: 'GTM "x' }],
    ['TAG_MANAGER_ORIGINS', { TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_ORIGINS: 'collect' }],
    ['PACKS', { PACKS: 'gb,atlantis' }],
    ['PACKS', { LICENCE_PACK: 'atlantis' }],
    ['PACKS_DIR', { PACKS_DIR: '/nowhere/at/all' }],
    ['DESK', { DESK: 'yes' }],
    ['DESK_PORT', { DESK_PORT: '0' }],
    ['DESK_PORT', { DESK_PORT: '3000' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }],
    [
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    ],
    ['OTEL_TRACES_SAMPLER', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example:4318', OTEL_TRACES_SAMPLER: 'some' }],
    ['CENTRIFUGO_API_KEY', { CENTRIFUGO_API_URL: 'https://c.example/api' }],
    ['ALERT_WEBHOOKS', { ALERT_WEBHOOKS: 'http://chat.example/hooks/a' }],
    ['ALERT_WEBHOOKS', { ALERT_WEBHOOKS: 'https://chat.example/hooks/a,room' }],
    ['ALERT_WEBHOOKS_FILE', { ALERT_WEBHOOKS_FILE: '/nowhere/at/all' }],
    ['MAIL_FROM', { MAIL_FROM: 'no-reply@play.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Play <play.example>' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'support' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?tls=never' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://house:word@mail.example?tls=off' }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: 'short' }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: 'support' }],
    ['SMTP_CA_FILE', { SMTP_URL: 'smtp://mail.example', SMTP_CA_FILE: '/nowhere/at/all' }],
    ['DATABASE_CONNECTIONS_MAX', { DATABASE_CONNECTIONS_MAX: '1' }],
    ['HOUSE_MODE', { HOUSE_MODE: 'real' }],
    ['BIND', { BIND: 'localhost' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'private,10.0.0.0/8/8' }],
  ])('refuses a bad value in one sentence that names %s', (name, environment) => {
    let message = ''
    try {
      readConfig(environment)
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      message = (error as Error).message
    }
    expect(message).toContain(name)
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(message).not.toContain('\n')
  })

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, encryption: 'starttls', user: null, password: null }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, encryption: 'implicit' }],
    ['smtp://127.0.0.1:25?tls=off', { host: '127.0.0.1', port: 25, encryption: 'off' }],
    [
      'smtp://house%40play.example:p%3Aw@[::1]:2525',
      { host: '::1', port: 2525, user: 'house@play.example', password: 'p:w' },
    ],
  ])('reads the mail server %s', (text, smtp) => {
    expect(readConfig({ SMTP_URL: text }).mail.smtp).toMatchObject(smtp)
  })

  it('never repeats a secret in its message', () => {
    expect(() => readConfig({ PROVIDER_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ SMTP_URL: 'smtp://house:hunter2@mail.example?tls=off' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readConfig({ ALERT_WEBHOOKS: 'http://chat.example/hooks/hunter2' })).toThrow(/^(?!.*hunter2)/)
  })
})

describe('production', () => {
  const safe = {
    HOUSE_MODE: 'production',
    PUBLIC_URL: 'https://play.example',
    SANDBOX: 'off',
    ADDRESS_HEADER: 'x-forwarded-for',
    MAIL_FROM: 'Play <no-reply@play.example>',
    OPERATOR_EMAIL: 'desk@play.example',
  }
  const check = (environment: Record<string, string>) => checkProduction(readConfig(environment), environment)

  it.each([
    ['demo', {}],
    ['production', { NODE_ENV: 'production' }],
    ['production', { PUBLIC_URL: 'https://play.example' }],
    ['production', { DATABASE_URL: 'postgres://db.example/house' }],
    ['demo', { NODE_ENV: 'production', HOUSE_MODE: 'demo' }],
    ['production', { HOUSE_MODE: 'production' }],
  ])('is told from a demo: %s for %j', (mode, environment) => {
    expect(readConfig(environment).mode).toBe(mode)
  })

  it('begins when every rule is kept, on this machine only', () => {
    expect(() => check(safe)).not.toThrow()
    expect(readConfig(safe).bind).toBe('127.0.0.1')
    expect(readConfig({}).bind).toBe('0.0.0.0')
  })

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://play.example' }],
    ['SANDBOX', { SANDBOX: 'on' }],
    ['SANDBOX', { SANDBOX: 'beside' }],
    ['ADDRESS_HEADER', { ADDRESS_HEADER: '' }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: '' }],
    ['TOKEN_SECRET', { DATABASE_URL: 'postgres://db.example/house' }],
  ])('refuses an unsafe %s in one sentence, which a demo may have', (name, changed) => {
    const environment = { ...safe, ...changed }
    expect(() => check(environment)).toThrow(new RegExp(`^${name} must .*[^.]\\.$`))
    expect(() => check({ ...environment, HOUSE_MODE: 'demo' })).not.toThrow()
  })
})

describe('a variable', () => {
  it.each([
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['Public_Url', 'PUBLIC_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['TOKEN_SECRETS', 'TOKEN_SECRET'],
    ['SMTP_UR', 'SMTP_URL'],
    ['PORTS', null],
    ['PATH', null],
  ])('named %s may mean %s', (name, meant) => {
    expect(variablesMisspelt({ [name]: 'x' })).toEqual(meant ? [{ name, meant }] : [])
  })

  it('that is known is named in the README', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
    const unnamed = VARIABLES.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))
    expect(unnamed.filter((name) => !name.startsWith('DOCUMENT_BUCKET_'))).toEqual([])
  })

  it('that the sources read is known', () => {
    const files = ['index', 'alerts', 'documents', 'mail', 'mode', 'network', 'services', 'production', 'tracing']
    const text = files.map((file) => readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8')).join('\n')
    const read = [...text.matchAll(/(?:environment(?:\.|, ')|isUnset\(')([A-Z_]{3,})/g)].map(([, name]) => name)
    expect(read.length).toBeGreaterThan(40)
    expect(read.filter((name) => name !== 'NODE_ENV' && !VARIABLES.some((known) => known === name))).toEqual([])
  })
})

it('tells push services of the key and address it was given, or else where the operator reads', () => {
  const privateKey = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE'
  expect(readConfig({ VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'https://play.example/contact' }).push).toEqual({
    privateKey,
    subject: 'https://play.example/contact',
  })
  expect(readConfig({ OPERATOR_EMAIL: 'help@play.example' }).push).toEqual({
    privateKey: null,
    subject: 'mailto:help@play.example',
  })
})
