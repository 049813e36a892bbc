import pg from 'pg'
import type { Pool } from './pool.ts'
import { many } from './rows.ts'

/**
 * Gives a role the rights a serving process needs in every schema of ours: to read and write rows and to call
 * functions, of what is there and of what the owner makes later, and none to change tables. The role must exist.
 * Tables that show rows by policy alone, as those of the engine of jobs do, show the role all of them.
 */
export async function grantData(pool: Pool, role: string, schemas: readonly string[]): Promise<void> {
  const to = pg.escapeIdentifier(role)
  const statements = schemas
    .map((name) => pg.escapeIdentifier(name))
    .flatMap((schema) => [
      `GRANT USAGE ON SCHEMA ${schema} TO ${to}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${to}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${to}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${to}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${to}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${to}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT EXECUTE ON FUNCTIONS TO ${to}`,
    ])
  const guarded = await many<{ name: string }>(
    pool,
    `SELECT pg_class.oid::regclass::text AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relrowsecurity AND nspname = ANY ($1)`,
    [schemas],
  )
  const policy = pg.escapeIdentifier(`serving ${role}`)
  const policies = guarded.flatMap(({ name }) => [
    `DROP POLICY IF EXISTS ${policy} ON ${name}`,
    `CREATE POLICY ${policy} ON ${name} TO ${to} USING (true) WITH CHECK (true)`,
  ])
  await pool.query([...statements, ...policies].join(';\n'))
}
