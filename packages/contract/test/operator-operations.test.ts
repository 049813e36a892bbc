import { readdirSync, readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import type { Operation } from '../src/core/operation.ts'
import { operations, operatorOperations, refusals, refusalsOf } from '../src/index.ts'
import { fieldsOfCall, openApiDocument } from '../src/openapi.ts'
import { operatorForms } from '../src/operator-forms.ts'
import { boundlessParts } from './bounds.ts'
import { formsOf } from './operator-forms.ts'
import { operatorRoutesSource } from './routes-source.ts'

const all: Record<string, Operation> = operatorOperations
const list = Object.values(all)

it('stand apart from those of players, by name and by path', () => {
  expect(Object.keys(all).filter((name) => Object.hasOwn(operations, name))).toEqual([])
  expect(list.filter(({ path }) => !path.startsWith('/api/operator/'))).toEqual([])
  expect(Object.values<Operation>(operations).filter(({ path }) => path.startsWith('/api/operator'))).toEqual([])
})

it('carry the name they are listed under, one to a file, and no two share a method and path', () => {
  for (const [name, operation] of Object.entries(all)) expect(operation.name).toBe(name)
  const files = readdirSync(new URL('../src/operator-operations/', import.meta.url))
  const named = files.filter((file) => file !== 'index.ts').map((file) => file.replace(/\.ts$/, ''))
  expect(named.toSorted()).toEqual(Object.keys(all).map(kebab).toSorted())
  const calls = list.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(calls).size).toBe(calls.length)
})

it('say whose they are; only signing in and invitations are for who is not signed in', () => {
  const open = list.filter(({ auth }) => auth !== 'operator')
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'acceptInvitation',
    'createOperatorSession',
    'readInvitation',
  ])
  for (const { name, throttle } of open) expect(throttle, name).toBeDefined()
  for (const { name, roles } of list.filter(({ auth }) => auth === 'operator'))
    expect(roles?.length, name).toBeGreaterThan(0)
})

it('are refused for known reasons, and 401 and 403 speak of the session', () => {
  for (const operation of list)
    for (const reason of refusalsOf(operation)) {
      expect(refusals, operation.name).toHaveProperty(reason)
      if (!['unauthorised', 'forbidden', 'invalid_credentials'].includes(reason))
        expect([401, 403], `${operation.name} ${reason}`).not.toContain(refusals[reason].status)
    }
})

it('bound their input, and page by at most 100', () => {
  for (const { name, params, query, body, meta } of list) {
    for (const schema of [params, query, body]) if (schema) expect(boundlessParts(schema), name).toEqual([])
    if (!meta) continue
    expect(query?.safeParse({ page: 1, perPage: 100 }).success, name).toBe(true)
    expect(query?.safeParse({ perPage: 101 }).success, name).toBe(false)
  }
})

it('take a key wherever something is made by a call that may come again', () => {
  const unkeyed = list.filter(({ method, isKeyed }) => method === 'POST' && !isKeyed).map(({ name }) => name)
  expect(unkeyed.toSorted()).toEqual([
    'acceptInvitation',
    'closeOperatorSession',
    'createOperatorSession',
    'readInvitation',
  ])
})

it('have one field of a name, so that a command can take them as they are', () => {
  for (const operation of list) {
    const names = fieldsOfCall(operation).map(({ name }) => name)
    expect(new Set(names).size, operation.name).toBe(names.length)
    expect(names, operation.name).not.toContain('key')
    expect(names, operation.name).not.toContain('help')
  }
})

it('have a route table of their own, which is what its command writes', () => {
  const source = readFileSync(new URL('../src/operator-routes.ts', import.meta.url), 'utf8')
  expect(source, 'run: npm run routes -w @baize/contract').toBe(operatorRoutesSource(all))
})

it('have an OpenAPI document of their own that a public linter accepts', async () => {
  const document = openApiDocument({ version: '0.1.0', audience: 'operators' })
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config })
  expect(problems.map(({ message }) => message)).toEqual([])
  expect(JSON.stringify(openApiDocument({ version: '0.1.0' }))).not.toContain('/api/operator')
})

function kebab(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

it('are described for the desk, without a schema', () => {
  expect(operatorForms).toEqual(formsOf(all))
})
