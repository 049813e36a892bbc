import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import type { Operation } from '../src/core/operation.ts'
import { operations, refusals } from '../src/index.ts'
import { openApiDocument } from '../src/openapi.ts'

const document = openApiDocument({ version: '0.1.0' })

interface Response {
  $ref?: string
  content?: { 'application/json': { schema: object; examples: Record<string, { value: unknown }> } }
}

interface DocumentOperation {
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, Response>
}

function documented(name: keyof typeof operations, from = document): DocumentOperation {
  const { path, method } = operations[name]
  const found: unknown = from.paths[path]![method.toLowerCase()]
  return found as DocumentOperation
}

async function lint(source: string) {
  const config = await createConfig({ extends: ['recommended'] })
  return lintFromString({ source, absoluteRef: '/openapi.json', config })
}

describe('the OpenAPI document', () => {
  it('passes the recommended rules of a public linter, redirects being its only remark', async () => {
    const problems = await lint(JSON.stringify(document))
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
    expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set(['operation-2xx-response']))
    expect(problems).toHaveLength(Object.values<Operation>(operations).filter(({ isRedirect }) => isRedirect).length)
  })

  it('is read by that linter closely enough to find a broken reference', async () => {
    const broken = JSON.stringify(document).replaceAll(
      '"#/components/schemas/Account"',
      '"#/components/schemas/Nothing"',
    )
    const problems = await lint(broken)
    expect(problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0)
  })

  it('holds every operation under its own id', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((operation) => operation['operationId']),
    )
    expect(new Set(ids)).toEqual(new Set(Object.keys(operations)))
    expect(ids).toHaveLength(Object.keys(operations).length)
  })

  it('asks for a token where a player is needed and for nothing where none is', () => {
    expect(documented('listAccounts').security).toEqual([{ accessToken: [] }])
    expect(documented('listGames').security).toEqual([{}, { accessToken: [] }])
    expect(documented('listLocales').security).toEqual([])
  })

  it('refers to named shapes in requests, replies and lists', () => {
    expect(documented('createDeposit').requestBody!.content['application/json']!.schema).toEqual({
      $ref: '#/components/schemas/DepositRequest',
    })
    expect(documented('listAccounts').responses['200']!.content!['application/json'].schema).toMatchObject({
      properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Account' } } },
    })
  })

  it('states the deposit amount as an integer of smallest units or its digits', () => {
    expect(document.components.schemas['MinorUnits']).toEqual({
      anyOf: [
        { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', maxLength: 38, pattern: String.raw`^\d{1,38}$` },
      ],
    })
  })

  it('sends a document as a form with one file', () => {
    const { content } = documented('uploadDocument').requestBody!
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data']!.schema).toMatchObject({
      required: ['type', 'file'],
      properties: { file: { type: 'string', format: 'binary' } },
    })
  })

  it('tells query members apart from path parameters and says which are required', () => {
    expect(documented('listCashback').parameters).toMatchObject([{ name: 'currency', in: 'query', required: true }])
    expect(documented('getGame').parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  })

  it('groups refusals by status and shows the envelope of each', () => {
    const reference = documented('listDepositMethods').responses['400']!.$ref!
    const response = document.components.responses[reference.split('/').at(-1)!] as Response
    const { examples } = response.content!['application/json']
    const refused = ['deposits_stopped', 'profile_limited', 'identity_required', 'agreements_open']
    expect(Object.keys(examples)).toEqual(['malformed', ...refused])
    expect(examples['deposits_stopped']!.value).toEqual({
      error: { code: 13100, message: refusals.deposits_stopped.message },
    })
  })

  it('says 501 of what is not served yet and of nothing else', () => {
    const partly = openApiDocument({ version: '0.1.0', served: ['listLocales'] })
    expect(Object.keys(documented('listLocales', partly).responses)).not.toContain('501')
    expect(Object.keys(documented('listCountries', partly).responses)).toContain('501')
    expect(JSON.stringify(document)).not.toContain('not_served')
  })
})
