/** A small server beside its application: safe to lose power at any moment, modest in memory. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '192MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Statements are short; compiling them costs more than it saves.
  jit: 'off',
  io_method: 'sync',
  // Whoever loses a deadlock is tried again; a player should not wait a second for that.
  deadlock_timeout: '200ms',
  max_wal_size: '1GB',
  // Refusals of the ledger are ordinary answers and not worth a line each.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Arguments of `postgres` for a cluster and port; `overrides` wins over the usual settings. */
export function serverArguments(cluster: string, port: number, overrides: Record<string, string>): string[] {
  const settings = Object.entries({ ...SETTINGS, port: String(port), ...overrides })
  return ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
