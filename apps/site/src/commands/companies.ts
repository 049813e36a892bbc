import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { systemClock } from '@baize/kit'
import {
  CompanyError,
  companyKinds,
  readCompanies,
  registerCompany,
  rotateSecret,
  setCompanyEnabled,
} from '@baize/platform'
import { loadSecrets } from '../secrets.ts'
import { withDatabase } from './database.ts'

const USAGE = `npm run companies                                   lists the companies
npm run companies -- add KIND NAME URL              registers a company and prints the secret made for it
                                                    KIND: ${companyKinds.join(', ')}
             [--currencies EUR,USD] [--countries DE,AT]  what it serves; everything unless said
             [--client ID] [--secret-file PATH]          for sign-in, identity, betting and chat: what the company gave the house
             [--script sha384-…]                         for betting and chat: the digest of the script that pages load
npm run companies -- rotate NAME [--overlap HOURS]  prints a new secret; the former serves 24 hours more unless said
npm run companies -- off NAME | on NAME
`

/** `npm run companies`: the outside companies and their secrets. A running site follows within seconds. */
await withDatabase(async (pool, config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      currencies: { type: 'string' },
      countries: { type: 'string' },
      client: { type: 'string' },
      'secret-file': { type: 'string' },
      script: { type: 'string' },
      overlap: { type: 'string' },
    },
  })
  const secrets = await loadSecrets(config.dataDir)
  const ports = { pool, clock: systemClock, config: { tokenSecret: config.tokenSecret ?? secrets.tokenSecret } }
  const [word, ...names] = positionals
  try {
    if (word === undefined) await list()
    else if (word === 'add') await add(names, values)
    else if (word === 'rotate' && names[0]) await rotate(names[0], values.overlap)
    else if ((word === 'on' || word === 'off') && names[0]) await setCompanyEnabled(ports, names[0], word === 'on')
    else fail(USAGE)
  } catch (error) {
    if (!(error instanceof CompanyError)) throw error
    fail(`${error.message}\n`)
  }

  async function list(): Promise<void> {
    const companies = await readCompanies(pool)
    for (const { id, kind, url, isEnabled, isSandbox, currencies, countries } of companies) {
      const serves = [currencies, countries].flatMap((codes) => (codes ? [codes.join(',')] : []))
      const words = [kind, id, url, isEnabled ? 'on' : 'off', ...serves, ...(isSandbox ? ['sandbox'] : [])]
      process.stdout.write(`${words.join(' ')}\n`)
    }
    if (companies.length === 0) process.stdout.write('no company is registered\n')
  }

  async function add([kind, id, url]: string[], given: Partial<Record<string, string>>) {
    const { currencies, countries, client, script, 'secret-file': secretFile } = given
    const known = companyKinds.find((name) => name === kind)
    if (!known || !id || !url || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) return fail(USAGE)
    if ((known === 'sign-in' || known === 'identity') && (!client || !secretFile)) return fail(USAGE)
    const company = { id, kind: known, url, currencies: codes(currencies), countries: codes(countries) }
    const own = secretFile === undefined ? undefined : (await readFile(secretFile, 'utf8')).trim()
    const named = { clientId: client ?? null, scriptIntegrity: script ?? null }
    const registered = { ...company, ...named, isEnabled: true, isSandbox: false }
    const secret = await registerCompany(ports, registered, own)
    if (secret) process.stdout.write(`${secret}\n`)
  }

  async function rotate(id: string, overlap = '24'): Promise<void> {
    const hours = Number(overlap)
    if (!(hours >= 0 && hours <= 24 * 90)) return fail('--overlap is a number of hours, 2160 at most.\n')
    process.stdout.write(`${await rotateSecret(ports, id, hours * 3600)}\n`)
  }
})

function codes(text: string | undefined): string[] | null {
  return text === undefined ? null : text.toUpperCase().split(',')
}

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
