import type { Operation } from './core/operation.ts'
import { operations } from './operations/index.ts'
import { operatorOperations } from './operator-operations/index.ts'
import { parametersOf, requestBodyOf } from './openapi/request.ts'
import { errorEnvelope, FailureResponses, responsesOf } from './openapi/responses.ts'
import { type JsonSchema, schemasOf } from './openapi/schemas.ts'

export { type CallField, fieldsOfCall } from './fields.ts'

/** An OpenAPI 3.1 document, as plain data that `JSON.stringify` writes. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: JsonSchema
  servers: JsonSchema[]
  tags: JsonSchema[]
  paths: Record<string, Record<string, JsonSchema>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, JsonSchema>
    securitySchemes: Record<string, JsonSchema>
  }
}

const TAGS = {
  player: 'Registration, sessions, profile, documents and limits.',
  settings: 'Currencies, languages, countries and the enumerations of the house.',
  game: 'Games, their collections and studios, play, and what was played.',
  bonus: 'Bonuses, free spins and bonus codes.',
  wallet: 'The accounts of a player, one for each currency.',
  payment: 'Ways to pay, deposits and withdrawals.',
  retention: 'Loyalty, quests, tournaments and wheels.',
  risk: 'What must be wagered before money may leave.',
  notification: 'Messages to the player and to the house.',
}

const OPERATOR_TAGS = {
  session: 'Who is signed in, and invitations.',
  operators: 'Who the operators are and what they may do.',
  players: 'Players, and what is done for and about them.',
  corrections: 'Money put right by hand, and who decides about it.',
  'correction-ceilings': 'What an operator may correct alone.',
  companies: 'The outside companies and their secrets.',
  jobs: 'What is done because its time has come.',
  audit: 'What operators did and looked at.',
}

const ACCESS_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The access token of a sign-in. Renewing it may further need the cookie set by that sign-in.',
}
const OPERATOR_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description: "The token of an operator's session, which is over after a quarter of an hour at rest.",
}

/** What the document of each audience holds. */
const AUDIENCES = {
  players: {
    table: operations as Record<string, Operation>,
    tags: TAGS as Record<string, string>,
    tagOf,
    securitySchemes: { accessToken: ACCESS_TOKEN } as Record<string, JsonSchema>,
    description: 'The calls between the player site and the platform behind it.',
  },
  operators: {
    table: operatorOperations as Record<string, Operation>,
    tags: OPERATOR_TAGS as Record<string, string>,
    tagOf: operatorTagOf,
    securitySchemes: { operatorToken: OPERATOR_TOKEN } as Record<string, JsonSchema>,
    description: 'The calls by which operators run the house. They are served apart from those of players.',
  },
}

const SECURITY = {
  none: [],
  player: [{ accessToken: [] }],
  either: [{}, { accessToken: [] }],
  refresh: [{ accessToken: [] }],
  operator: [{ operatorToken: [] }],
}

export interface OpenApiOptions {
  /** The version of the product. */
  version: string
  /** The operations that are served; the others state that they answer 501. All of them when left out. */
  served?: readonly string[]
  /** Whose calls it describes; those of players unless told. */
  audience?: keyof typeof AUDIENCES
}

/** The document of every operation, for readers outside. */
export function openApiDocument({ version, served, audience = 'players' }: OpenApiOptions): OpenApiDocument {
  const { table: all, ...about } = AUDIENCES[audience]
  const schemas = schemasOf(all)
  const failures = new FailureResponses()
  const paths: OpenApiDocument['paths'] = {}
  for (const operation of Object.values(all)) {
    const item = (paths[operation.path] ??= {})
    const parameters = parametersOf(operation, schemas)
    const requestBody = requestBodyOf(operation, schemas)
    item[operation.method.toLowerCase()] = {
      operationId: operation.name,
      summary: operation.summary,
      tags: [about.tagOf(operation)],
      security: SECURITY[operation.auth],
      ...(parameters.length > 0 && { parameters }),
      ...(requestBody && { requestBody }),
      responses: responsesOf(operation, schemas, failures, served?.includes(operation.name) ?? true),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize',
      version,
      description: about.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The origin of the site.' }],
    tags: Object.entries(about.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.components, ErrorEnvelope: errorEnvelope },
      responses: failures.components,
      securitySchemes: about.securitySchemes,
    },
  }
}

/** Bonuses share the paths of games; elsewhere the first segment says what a call is about. */
function tagOf({ path }: Operation): string {
  if (/^\/api\/game\/(bonuses|player-bonuses|player-freespins)/.test(path)) return 'bonus'
  return path.split('/')[2]!
}

/** `/api/operator/players/{playerId}` is about players. */
function operatorTagOf({ path }: Operation): string {
  const subject = path.split('/')[3]!
  return Object.hasOwn(OPERATOR_TAGS, subject) ? subject : 'session'
}
