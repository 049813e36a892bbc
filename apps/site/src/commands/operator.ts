import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { ApiFailure } from '@baize/client'
import { createOperatorClient, type OperatorClient } from '@baize/client/operator'
import { type Operation, operatorOperations, type OperatorOperationName, operatorRoles } from '@baize/contract'
import { csvOf, randomToken, systemClock } from '@baize/kit'
import { inviteOwner } from '@baize/platform'
import { readConfig } from '../config/index.ts'
import { readDeskAddress } from '../desk/address-file.ts'
import { flagOf, isPaged, readArguments, type TypedCall, UsageError } from '../desk/arguments.ts'
import { helpOf, helpOfAll } from '../desk/help.ts'
import { openPrompt, type Prompt } from '../desk/prompt.ts'
import { forgetSession, keepSession, readSession, sessionPath } from '../desk/session-file.ts'
import { deskTransport } from '../desk/transport.ts'
import { loadSecrets } from '../secrets.ts'
import { withDatabase } from './database.ts'

const path = sessionPath(process.env)
/** The most that a list gives at once. */
const PER_PAGE = 100

/** `npm run operator`: the operations of operators, built from the contract. `--help` tells of each. */
try {
  await run(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  if (error instanceof UsageError) say(`${error.message}\n`)
  else if (error instanceof ApiFailure) say(explain(error))
  else throw error
}

async function run([command, ...words]: string[]): Promise<void> {
  if (command === undefined || command === '--help') return print(helpOfAll())
  if (command === 'owner') return owner(words)
  if (command === 'desk') return print(`${await deskUrl()}\n`)
  if (command === 'accept') return withPrompt(accept)
  if (command === 'sign-in') return withPrompt((prompt) => signIn(prompt, words))
  if (command === 'sign-out') return signOut()
  const operation = Object.values<Operation>(operatorOperations).find(
    ({ name, auth }) => auth === 'operator' && (name === command || flagOf(name) === command),
  )
  if (!operation) throw new UsageError(`There is no operation ${command}; --help lists all.`)
  if (words.includes('--help')) return print(helpOf(operation))
  return call(operation, words)
}

async function call(operation: Operation, words: string[]): Promise<void> {
  const { input, requestKey, csvPath } = readArguments(operation, words)
  if (csvPath !== null) return save(operation, input, csvPath)
  const key = requestKey ?? (operation.isKeyed ? randomToken(12) : null)
  const client = await signedIn()
  try {
    const reply = await client.callWithMeta(operation.name as OperatorOperationName, input, {
      requestKey: key ?? undefined,
    })
    const { data, meta } = reply as { data: unknown; meta?: { page: number; totalPages: number; totalRows: number } }
    print(`${JSON.stringify(data, null, 2)}\n`)
    if (meta) say(`page ${meta.page} of ${meta.totalPages}, ${meta.totalRows} in all\n`)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 0 && key !== null)
      say(`Whether it was done is not known. To ask again without doing it twice: --key ${key}\n`)
    throw error
  }
}

/** Reads every page of a list and saves it as a table. What came twice, because something new moved it on, stands once. */
async function save(operation: Operation, input: TypedCall['input'], csvPath: string): Promise<void> {
  const client = await signedIn()
  const entries = new Map<string, unknown>()
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const query = { ...input['query'], page, perPage: PER_PAGE }
    const asked = isPaged(operation) ? { ...input, query } : input
    const reply = await client.callWithMeta(operation.name as OperatorOperationName, asked, {})
    const { data, meta } = reply as { data: unknown[]; meta?: { totalPages: number } }
    pages = meta?.totalPages ?? 1
    for (const entry of data) entries.set(JSON.stringify(entry), entry)
  }
  await writeFile(csvPath, csvOf([...entries.values()]))
  say(`${entries.size} rows in ${csvPath}\n`)
}

async function owner([name, ...more]: string[]): Promise<void> {
  if (!name || more.length > 0 || !/^[a-z0-9][a-z0-9.-]{1,63}$/.test(name))
    throw new UsageError('owner NAME: a name of lower-case letters, digits, dots and dashes.')
  await withDatabase(async (pool, config) => {
    const tokenSecret = config.tokenSecret ?? (await loadSecrets(config.dataDir)).tokenSecret
    const ports = { pool, clock: systemClock, config: { tokenSecret } }
    const { invitation, endsAt } = await inviteOwner(ports, name, userInfo().username)
    print(`${invitation}\n`)
    say(
      `The invitation of ${name}, until ${endsAt.toISOString()}. Take it at the desk (npm run operator -- desk), or with: npm run operator -- accept\n`,
    )
  })
}

async function accept(prompt: Prompt): Promise<void> {
  const client = await stranger()
  const invitation = await prompt.ask('Invitation', true)
  const { name, authenticatorKey, authenticatorUri } = await client.call('readInvitation', { body: { invitation } })
  print(`${authenticatorUri}\n`)
  say(`Add this to the authenticator of ${name}, or its key by hand: ${authenticatorKey}\n`)
  const password = await prompt.ask('A password of 12 characters or more', true)
  const code = await prompt.ask('The code it shows')
  await client.call('acceptInvitation', { body: { invitation, password, code } })
  say(`Done. The next code signs in: npm run operator -- sign-in ${name}\n`)
}

async function signIn(prompt: Prompt, [name, word]: string[]): Promise<void> {
  const role = operatorRoles.find((known) => known === word)
  if (!name || (word !== undefined && !role)) throw new UsageError(`sign-in NAME [${operatorRoles.join('|')}]`)
  const url = await deskUrl()
  const client = createOperatorClient(deskTransport(url))
  const password = await prompt.ask('Password', true)
  const code = await prompt.ask('Code')
  const session = await client.call('createOperatorSession', { body: { name, password, code, role } })
  await keepSession(path, { url, token: session.token, endsAt: session.endsAt })
  say(`Signed in as ${session.role} until ${session.endsAt}, or ${session.idleSeconds / 60} minutes at rest.\n`)
}

async function signOut(): Promise<void> {
  const client = await signedIn()
  try {
    await client.call('closeOperatorSession', {})
  } finally {
    await forgetSession(path)
  }
}

async function signedIn(): Promise<OperatorClient> {
  const session = await readSession(path)
  if (!session) throw new UsageError('Nobody is signed in: npm run operator -- sign-in NAME')
  const tokens = { token: async () => session.token, onSessionOver: () => undefined }
  return createOperatorClient(deskTransport(session.url), tokens)
}

async function stranger(): Promise<OperatorClient> {
  return createOperatorClient(deskTransport(await deskUrl()))
}

async function deskUrl(): Promise<string> {
  const url = process.env.DESK_URL?.trim() || (await readDeskAddress(readConfig(process.env).dataDir))
  if (!url) throw new UsageError('No site runs on this data; DESK_URL names a desk elsewhere.')
  return url
}

async function withPrompt(work: (prompt: Prompt) => Promise<void>): Promise<void> {
  const prompt = openPrompt()
  try {
    await work(prompt)
  } finally {
    prompt.close()
  }
}

function explain({ status, message, fields }: ApiFailure): string {
  if (status === 0) return `The desk does not answer: ${message}\n`
  const wrong = Object.entries(fields).map(([field, all]) => `  --${flagOf(field)}: ${all.join(', ')}\n`)
  return `${message}\n${wrong.join('')}`
}

function print(text: string): void {
  process.stdout.write(text)
}

function say(text: string): void {
  process.stderr.write(text)
}
