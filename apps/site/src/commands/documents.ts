import { keysInUse, rewrapKeys } from '@baize/platform'
import { documentConfig } from '../documents.ts'
import { loadSecrets } from '../secrets.ts'
import { withDatabase } from './database.ts'

const USAGE = 'npm run documents -- [rewrap]\n'

/**
 * `npm run documents`: which keys of `DOCUMENT_KEYS` open how many documents. `rewrap` closes all with the newest one
 * now, also beside a running site, which does it by itself within ten minutes; a key that opens none may go.
 */
await withDatabase(async (pool, config) => {
  const word = process.argv[2]
  const { tokenSecret } = await loadSecrets(config.dataDir)
  const { keys } = documentConfig(config, tokenSecret)
  if (word === 'rewrap') process.stdout.write(`rewrapped ${await rewrapKeys(pool, keys)}\n`)
  else if (word !== undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 1
    return
  }
  for (const { keyId, count } of await keysInUse(pool)) {
    const known = keys.find(({ id }) => id === keyId)
    const standing = known === keys[0] ? 'newest' : known ? 'former' : 'not configured'
    process.stdout.write(`${keyId} ${count} ${standing}\n`)
  }
})
