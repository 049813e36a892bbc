import { parseArgs } from 'node:util'
import { silentLogger, systemClock } from '@baize/kit'
import { sendSignInLink } from '@baize/platform'
import { ownLetters } from '../letters.ts'
import { loadSecrets } from '../secrets.ts'
import { withDatabase } from './database.ts'

const USAGE = `npm run sign-in-link -- LOGIN... [--to /path]   LOGIN is an e-mail or a confirmed phone\n`

const SENTENCES = {
  sent: 'written to',
  unknown: 'nobody signs in by',
  unproven: 'without a confirmed e-mail, or without access:',
} as const

/**
 * `npm run sign-in-link`: writes players a letter with a link that signs them in, once and for a quarter of an hour,
 * and leads to a page of the site. A running site delivers the letters.
 */
await withDatabase(async (pool, config) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const path = values.to ?? '/'
  if (positionals.length === 0 || !path.startsWith('/')) return fail(USAGE)
  const { tokenSecret } = await loadSecrets(config.dataDir)
  const ports = {
    pool,
    clock: systemClock,
    config: {
      publicUrl: config.publicUrl,
      tokenSecret: config.tokenSecret ?? tokenSecret,
      mail: { ...config.mail, ownTexts: ownLetters(config.contentDir, silentLogger) },
    },
  }
  for (const login of positionals) {
    const outcome = await sendSignInLink(ports, { login, path })
    const line = `${SENTENCES[outcome]} ${login}\n`
    if (outcome === 'sent') process.stdout.write(line)
    else fail(line)
  }
})

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
