import type { Logger } from '@baize/kit'
import { prepareBinaries } from './binaries.ts'
import { openCluster, openSecrets, removeOldDrafts } from './cluster.ts'
import { openHome } from './home.ts'
import { requestStop, stopPostmaster } from './postmaster.ts'
import { runServer, stopOrphan } from './run-server.ts'

export interface EmbeddedPostgresOptions {
  /** Kept between starts; the server's files lie in `postgres` below it. */
  dataDir: string
  logger: Logger
  /** Server settings that win over the usual ones; tests turn `fsync` off. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** For the role `baize`, owner of the database `baize`; it may create databases. */
  url: string
  /** Ends connections, writes everything down and waits until no process is left. Safe to repeat. */
  stop: () => Promise<void>
}

/**
 * Runs a real PostgreSQL of our own on a loopback port with a random password. The first start makes the
 * cluster. A server orphaned by a hard stop of our process is stopped and started anew; a crash of
 * everything is recovered from the log. Throws `EmbeddedPostgresFailure` with one clear sentence, also when
 * another live process uses the same data directory.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, logger, settings = {} } = options
  const home = await openHome(dataDir, logger)
  const binaries = await prepareBinaries(home)
  const secrets = await openSecrets(home)
  await openCluster(home, binaries, secrets)
  const running = await runServer(home, binaries, { dataDir, password: secrets.password, settings, logger })
  await removeOldDrafts(home)

  // An exit that forgot to stop us still ends the server; only a hard kill leaves it to the next start.
  const onExit = () => requestStop(running.postmaster)
  process.once('exit', onExit)
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await running.ownership.release()
    await stopPostmaster(running.postmaster, home, binaries)
    process.removeListener('exit', onExit)
  }
  return {
    url: `postgres://baize:${secrets.password}@127.0.0.1:${running.postmaster.port}/baize`,
    stop: () => (stopped ??= stop()),
  }
}

/**
 * Stops the server in `dataDir` if the process that owned it died. False when it is on its way up or down;
 * throws `EmbeddedPostgresFailure` when its owner lives.
 */
export async function stopAbandonedPostgres({ dataDir, logger }: EmbeddedPostgresOptions): Promise<boolean> {
  const home = await openHome(dataDir, logger)
  const { password } = await openSecrets(home)
  return stopOrphan(home, await prepareBinaries(home), { dataDir, password, logger })
}
