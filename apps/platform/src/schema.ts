import { readSchema, type Schema } from '@baize/database'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installEngine } from './modules/ground/jobs/index.ts'

const SOURCES = fileURLToPath(new URL('.', import.meta.url))

/** Where tables of ours are, and those of the engine of jobs. */
export const ourSchemas = ['public', 'graphile_worker']

/**
 * The platform's schema: steps of the tables in one order of time over all modules, `schema/NNNN-name.sql`, and each
 * module's functions, triggers and views beside its code, after the tables of the engine of jobs. `folder` holds copies of both where the platform is built.
 */
export function platformSchema(folder = SOURCES): Schema {
  return {
    ...readSchema({ steps: join(folder, 'schema'), definitions: join(folder, 'modules') }),
    foreign: [{ id: 'jobs', install: installEngine }],
  }
}
