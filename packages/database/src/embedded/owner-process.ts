import { startEmbeddedPostgres } from '../index.ts'

/** A process of its own that runs the server in the directory it is given; the tests kill it in every way. */
async function main(dataDir: string): Promise<void> {
  const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
  const logger = {
    info: (message: string) => say({ info: message }),
    warn: (message: string) => say({ warn: message }),
    error: (message: string) => say({ error: message }),
  }
  try {
    const server = await startEmbeddedPostgres({ dataDir, logger })
    process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
    process.on('SIGHUP', () => process.exit(3))
    say({ url: server.url })
    setInterval(() => undefined, 1000)
  } catch (error) {
    say({ failure: (error as Error).message })
    process.exit(1)
  }
}

await main(process.argv[2]!)
