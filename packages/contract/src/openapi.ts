import type { Operation } from './core/operation.ts'
import { operations } from './operations/index.ts'
import { parametersOf, requestBodyOf } from './openapi/request.ts'
import { errorEnvelope, FailureResponses, responsesOf } from './openapi/responses.ts'
import { type JsonSchema, schemasOf } from './openapi/schemas.ts'

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

const SECURITY = {
  none: [],
  player: [{ accessToken: [] }],
  either: [{}, { accessToken: [] }],
  refresh: [{ accessToken: [] }],
}

export interface OpenApiOptions {
  /** The version of the product. */
  version: string
  /** The operations that are served; the others state that they answer 501. All of them when left out. */
  served?: readonly string[]
}

/** The document of every operation, for readers outside. */
export function openApiDocument({ version, served }: OpenApiOptions): OpenApiDocument {
  const all: Record<string, Operation> = operations
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
      tags: [tagOf(operation)],
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
      description: 'The calls between the player site and the platform behind it.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The origin of the site.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.components, ErrorEnvelope: errorEnvelope },
      responses: failures.components,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a sign-in. Renewing it may further need the cookie set by that sign-in.',
        },
      },
    },
  }
}

/** Bonuses share the paths of games; elsewhere the first segment says what a call is about. */
function tagOf({ path }: Operation): string {
  if (/^\/api\/game\/(bonuses|player-bonuses|player-freespins)/.test(path)) return 'bonus'
  return path.split('/')[2]!
}
