/** Jobs at the same time in one process; most of them wait for a company to answer. */
export const CONCURRENCY = 10

/** New jobs are heard of at once; this finds those whose time has come. */
export const POLL_MS = 1_000

/** How often a process says that it lives. */
export const HEARTBEAT_MS = 10_000

/** What a process held that said nothing for so long is given to others. */
export const DEAD_AFTER_SECONDS = 30

/** A job under way gets this long to end at a stop; then it is told to, and given back. */
export const STOP_PATIENCE_MS = 4_000

/** For what was told to end to do so. */
export const STOP_ABORTED_MS = 1_000

/** Wait before the engine is started again after the database was away for longer than it bears. */
export const RESTART_MS = 2_000

/** Repeated jobs of a minute begin within this time of it. */
export const SPREAD_MS = 40_000

/** Repeated jobs are never over: their next time comes anyway. The engine counts in two bytes. */
export const REPEATED_ATTEMPTS_MAX = 32_000

/** How many done jobs a worker names when it ends: far more than can wait to be written down at that moment. */
export const DONE_KEPT = 1_000
