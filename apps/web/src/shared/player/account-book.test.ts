import type { Account } from '@baize/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountBook } from './account-book.ts'

const account = (id: string, version: number, balance = version): Account => ({
  id,
  version,
  currency: id.toUpperCase(),
  status: id === 'eur' ? 1 : 2,
  balance,
  realBalance: balance,
  bonusBalance: 0,
  lockedBalance: 0,
  withdrawalBalance: balance,
})

const versions = (accounts: readonly Account[] | undefined) => accounts?.map(({ id, version }) => `${id} ${version}`)

describe('the accounts of the page', () => {
  it('keep a push that is newer than the answer that comes after it', () => {
    const book = new AccountBook()
    const known = [account('eur', 1), account('usd', 1)]
    const question = book.ask()
    const pushed = book.pushed(known, account('eur', 3))
    expect(versions(book.answered(question, pushed, [account('eur', 2), account('usd', 2)]))).toEqual([
      'eur 3',
      'usd 2',
    ])
  })

  it('keep an answer that is newer than the push that comes after it', () => {
    const book = new AccountBook()
    const known = book.answered(book.ask(), undefined, [account('eur', 5)])
    expect(versions(book.pushed(known, account('eur', 4)))).toEqual(['eur 5'])
  })

  it('hold a push that comes before the first answer', () => {
    const book = new AccountBook()
    const question = book.ask()
    expect(book.pushed(undefined, account('eur', 2))).toBeUndefined()
    expect(versions(book.answered(question, undefined, [account('eur', 1)]))).toEqual(['eur 2'])
  })

  it('keep an account that was opened elsewhere while the list was on its way', () => {
    const book = new AccountBook()
    const known = [account('eur', 1)]
    const question = book.ask()
    const pushed = book.pushed(known, account('usd', 1))
    expect(versions(book.answered(question, pushed, [account('eur', 1)]))).toEqual(['eur 1', 'usd 1'])
  })

  it('lose an account that the answer to the latest question no longer has', () => {
    const book = new AccountBook()
    const known = book.pushed([account('eur', 1), account('usd', 1)], account('usd', 2))
    expect(versions(book.answered(book.ask(), known, [account('eur', 1)]))).toEqual(['eur 1'])
  })

  it('keep what an opening answered when a list that was asked for before it comes late', () => {
    const book = new AccountBook()
    const [list, opening] = [book.ask(), book.ask()]
    const opened = book.answered(opening, [account('eur', 1)], [account('eur', 1), account('usd', 1)])
    expect(versions(book.answered(list, opened, [account('eur', 2)]))).toEqual(['eur 2', 'usd 1'])
  })

  it('never show an older copy than before, and end with the newest, whatever overtakes what', () => {
    const copies = fc.array(
      fc.record({ id: fc.constantFrom('eur', 'usd'), isPush: fc.boolean(), delay: fc.nat(20), lag: fc.nat(8) }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(copies, (plan) => {
        const book = new AccountBook()
        const server = new Map([
          ['eur', 1],
          ['usd', 1],
        ])
        let known: Account[] | undefined = book.answered(book.ask(), undefined, [account('eur', 1), account('usd', 1)])
        // Every change is pushed; some also begin a question whose answer is as old as its lag.
        const arrivals = plan.flatMap(({ id, isPush, delay, lag }, place) => {
          const version = server.get(id)! + 1
          server.set(id, version)
          const push = { at: place + delay, arrive: () => (known = book.pushed(known, account(id, version))) }
          if (isPush) return [push]
          const question = book.ask()
          const answer = [...server].map(([own, now]) => account(own, now))
          return [push, { at: place + lag, arrive: () => (known = book.answered(question, known, answer)) }]
        })
        const shown = new Map<string, number>()
        for (const { arrive } of arrivals.toSorted((left, right) => left.at - right.at)) {
          arrive()
          for (const { id, version } of known) {
            expect(version).toBeGreaterThanOrEqual(shown.get(id) ?? 0)
            shown.set(id, version)
          }
        }
        expect(new Map(known.map(({ id, version }) => [id, version]))).toEqual(server)
      }),
    )
  })
})
