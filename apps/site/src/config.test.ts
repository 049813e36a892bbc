import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '70000' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '-1' }],
    ['PORT and SANDBOX_PORT', { PORT: '3100' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'play.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://play.example/casino' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['CONTENT_DIR', { CONTENT_DIR: '/nowhere/at/all' }],
    ['SESSION_BINDING', { SESSION_BINDING: 'maybe' }],
    ['GALLERY', { GALLERY: 'yes' }],
    ['LOYALTY', { LOYALTY: 'yes' }],
    ['QUESTS', { QUESTS: 'yes' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'no header!' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'pwned' }],
    ['PACKS', { PACKS: 'gb,atlantis' }],
    ['PACKS', { LICENCE_PACK: 'atlantis' }],
    ['PACKS_DIR', { PACKS_DIR: '/nowhere/at/all' }],
    ['DESK', { DESK: 'yes' }],
    ['DESK_PORT', { DESK_PORT: '0' }],
    ['DESK_PORT', { DESK_PORT: '3000' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['CENTRIFUGO_API_KEY', { CENTRIFUGO_API_URL: 'https://c.example/api' }],
    ['MAIL_FROM', { MAIL_FROM: 'no-reply@play.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Play <play.example>' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'support' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?tls=never' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://house:word@mail.example?tls=off' }],
    ['SMTP_CA_FILE', { SMTP_URL: 'smtp://mail.example', SMTP_CA_FILE: '/nowhere/at/all' }],
    ['DATABASE_CONNECTIONS_MAX', { DATABASE_CONNECTIONS_MAX: '1' }],
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
  })
})
