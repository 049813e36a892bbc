import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Operation } from '../src/core/operation.ts'
import { type RefusalReason, operations, refusals, refusalsOf, sessionEnds } from '../src/index.ts'
import { routes } from '../src/routes.ts'
import { boundlessParts } from './bounds.ts'
import { routesSource } from './routes-source.ts'
import { wireTable } from './wire-table.ts'

const all: Record<string, Operation> = operations
const directory = new URL('../src/operations/', import.meta.url)

describe('the operations', () => {
  it('are those of the wire contract, with its methods, paths and auth classes', () => {
    const stated = Object.values(all).map(({ method, path, auth }) => `${method} ${path} ${auth}`)
    expect(stated.toSorted()).toEqual(wireTable.toSorted())
  })

  it('carry the name they are listed under, and no two share a method and path', () => {
    for (const [name, operation] of Object.entries(all)) expect(operation.name).toBe(name)
    const calls = Object.values(all).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('stand one to a file of the same name, and every file is listed', () => {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('/') && file.endsWith('.ts'))
      .map((file) => file.replace(/^.*\//, '').replace(/\.ts$/, ''))
    expect(files.toSorted()).toEqual(Object.keys(all).map(kebab).toSorted())
  })

  it('have a parameter for every gap in their path and none besides', () => {
    for (const { name, path, params } of Object.values(all)) {
      const gaps = [...path.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap)
      const keys = params instanceof z.ZodObject ? Object.keys(params.shape) : []
      expect(keys, name).toEqual(gaps)
    }
  })

  it('are refused for known reasons only', () => {
    for (const operation of Object.values(all))
      for (const reason of refusalsOf(operation)) expect(refusals, operation.name).toHaveProperty(reason)
  })

  it('never answer a guest 401 or 403 for a business refusal where guests are served', () => {
    const sessionOnly = new Set<RefusalReason>(['unauthorised', ...Object.values(sessionEnds)])
    for (const operation of Object.values(all).filter(({ auth }) => auth === 'either' || auth === 'player')) {
      const business = refusalsOf(operation).filter((reason) => !sessionOnly.has(reason))
      for (const reason of business)
        expect([401, 403], `${operation.name} ${reason}`).not.toContain(refusals[reason].status)
    }
  })

  it('never answer a read with a status that a client would retry, besides a fault', () => {
    for (const operation of Object.values(all).filter(({ method }) => method === 'GET'))
      for (const reason of refusalsOf(operation).filter((name) => name !== 'internal' && name !== 'unavailable'))
        expect([408, 409, 425, 429, 500, 502, 503, 504], `${operation.name} ${reason}`).not.toContain(
          refusals[reason].status,
        )
  })

  it('say that they may be refused for haste where they are throttled', () => {
    for (const operation of Object.values(all))
      expect(operation.refusals?.includes(operation.throttledAs ?? 'too_many_requests') ?? false, operation.name).toBe(
        Boolean(operation.throttle),
      )
  })

  it('take a key wherever something is made by a call that may come again', () => {
    const unkeyed = Object.values(all).filter(({ method, isKeyed }) => method === 'POST' && !isKeyed)
    expect(unkeyed.map(({ name }) => name).toSorted()).toEqual(Object.keys(UNKEYED).toSorted())
    for (const { name, method } of Object.values(all).filter(({ isKeyed }) => isKeyed))
      expect(method, name).toBe('POST')
  })

  it('throttle whatever a stranger could guess at', () => {
    const guessable = Object.values(all).filter(({ name, auth, method }) => {
      return auth === 'none' && method === 'POST'
        ? true
        : /OneTimeCode|BonusCode$|changePassword/.test(name) && method === 'POST'
    })
    expect(guessable.length).toBeGreaterThan(10)
    for (const operation of guessable) expect(operation.throttle, operation.name).toBeDefined()
  })

  it('bound every text, list and number of their input', () => {
    for (const { name, params, query, body } of Object.values(all))
      for (const schema of [params, query, body]) if (schema) expect(boundlessParts(schema), name).toEqual([])
  })

  it('page with a page, a size of at most 100 and the totals', () => {
    const paged = Object.values(all).filter(({ meta }) => meta)
    expect(paged.length).toBeGreaterThan(10)
    for (const { name, query } of paged) {
      expect(query?.safeParse({ page: 1, perPage: 100 }).error?.issues.filter(isAboutPaging), name).toBeFalsy()
      expect(query?.safeParse({ page: 1, perPage: 101 }).error?.issues.some(isAboutPaging), name).toBe(true)
      expect(query?.safeParse({ page: 0, perPage: 1 }).error?.issues.some(isAboutPaging), name).toBe(true)
    }
  })
})

describe('the route table of the browser', () => {
  it('says the same as the operations', () => {
    const expected = Object.values(all).map(({ name, method, path, auth }) => [name, [method, path, auth]])
    expect(routes).toEqual(Object.fromEntries(expected))
  })

  it('is what its command writes', () => {
    const source = readFileSync(new URL('../src/routes.ts', import.meta.url), 'utf8')
    expect(source, 'run: npm run routes -w @baize/contract').toBe(routesSource(all))
  })
})

describe('the refusals', () => {
  it('keep the codes of the wire contract', () => {
    const codes = Object.values(refusals).map(({ status, code }) => `${code} ${status}`)
    const fixed = ['5 400', '10003 409', '11001 409', '11002 403', '11003 400', '11005 429', '13100 400', '14100 400']
    for (const code of [...fixed, '14101 400', '14105 400', '14103 400', '14306 400', '14308 400'])
      expect(codes).toContain(code)
    expect(refusals).toMatchObject({
      validation: { status: 422, code: 1 },
      not_found: { status: 404, code: 2 },
      unauthorised: { status: 401, code: 3 },
      forbidden: { status: 403, code: 4 },
      conflict: { status: 409, code: 6 },
      internal: { status: 500, code: 9 },
    })
  })

  it('tell business reasons apart by code', () => {
    const codes = Object.values(refusals).flatMap(({ code }) => (code >= 100 ? [code] : []))
    expect(new Set(codes).size).toBe(codes.length)
  })
})

/** Calls whose repeat does no harm, and why. */
const UNKEYED = {
  answerRealityCheck: 'one that is answered is not due',
  answerShortCheck: 'one that is answered does not wait',
  addPasskey: 'the challenge is used up by the first',
  addPushSubscription: 'a browser is there once, by its address',
  beginPasskey: 'each challenge is good for itself',
  beginPasskeyProof: 'each challenge is good for itself',
  beginPasskeySignIn: 'each challenge is good for itself',
  createSessionByPasskey: 'the challenge is used up by the first',
  beginSecondFactor: 'the key begun last is the one that counts',
  confirmSecondFactor: 'the code is used up by the first',
  finishSignIn: 'the code is used up by the first',
  renewRecoveryCodes: 'asking again is what it is for',
  closeAccount: 'it closes the session that could ask again',
  downloadExport: 'it changes nothing',
  addFavoriteGame: 'a favourite is one however often it is made one',
  confirmPassword: 'the code is used up by the first',
  confirmRegistration: 'the code is used up by the first',
  createIdentityCheckToken: 'each token is good for itself',
  createSession: 'each sign-in is a session of its own',
  createSessionBySocial: 'each sign-in is a session of its own',
  createSessionByToken: 'the token is used up by the first',
  declineLimitPrompt: 'who wants none wants none',
  disownSignIn: 'the code is used up by the first',
  giveProof: 'each proof is good for itself',
  logout: 'a session is closed once',
  playGame: 'each launch has a token that works once, so a repeat needs another',
  readAllMessages: 'a message is read once',
  readMessages: 'a message is read once',
  refreshSession: 'each token is good for itself',
  reportVitals: 'a visit that counts twice decides nothing',
  reportPresence: 'the later sign is the one that counts',
  resendEmailConfirmation: 'asking again is what it is for',
  resetPassword: 'asking again is what it is for',
  sendOneTimeCode: 'nothing more is sent within a minute',
  sendProofCode: 'nothing more is sent within a minute',
  verifyOneTimeCode: 'the code is used up by the first',
}

function kebab(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

function isAboutPaging(issue: { path: PropertyKey[] }): boolean {
  return issue.path[0] === 'page' || issue.path[0] === 'perPage'
}
