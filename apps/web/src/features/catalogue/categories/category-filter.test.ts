import { describe, expect, it } from 'vitest'
import { categoryQuery, filterSearch, readFilter, sortOptionsFor } from './category-filter.ts'
import { tagOf } from '../games/game-tag.ts'

const options = [
  { label: 'Most popular', sortBy: 'score', sortOrder: 'asc' as const },
  { label: 'Name', sortBy: 'name', sortOrder: 'desc' as const },
]
const providers = [
  { id: 'p1', identity: 'copper-fox' },
  { id: 'p2', identity: 'northlight' },
]
const usual = { page: 1, name: '', providers: [], sortBy: 'score', sortOrder: 'asc' }

describe('the filter of a category', () => {
  it('is the most popular first, page one, unless the address says otherwise', () => {
    expect(readFilter({}, options, providers)).toEqual(usual)
  })

  it('reads page, name, studios and order from the address', () => {
    const search = {
      page: '3',
      name: ' fox ',
      provider: ['copper-fox', 'northlight'],
      sortBy: 'name',
      sortOrder: 'desc',
    }
    expect(readFilter(search, options, providers)).toEqual({
      page: 3,
      name: 'fox',
      providers: ['copper-fox', 'northlight'],
      sortBy: 'name',
      sortOrder: 'desc',
    })
  })

  it('lets go of what it does not know', () => {
    const search = { page: '-1', name: 'f', provider: 'nobody', sortBy: 'drop table', sortOrder: 'asc' }
    expect(readFilter(search, options, providers)).toEqual(usual)
  })

  it('leaves what is usual out of the address', () => {
    expect(filterSearch(readFilter({}, options, providers))).toEqual({})
    expect(filterSearch({ ...readFilter({ provider: 'northlight' }, options, providers), page: 2 })).toEqual({
      page: '2',
      provider: ['northlight'],
    })
  })

  it('asks for a collection, or for every game of the house', () => {
    const filter = readFilter({ provider: 'northlight' }, options, providers)
    expect(categoryQuery(filter, 'c1', providers, 'DE')).toMatchObject({
      collectionId: ['c1'],
      providerId: ['p2'],
      countries: ['DE'],
      perPage: 72,
    })
    expect(categoryQuery(filter, null, providers, null)).toMatchObject({
      collectionId: undefined,
      countries: undefined,
    })
  })

  it('hides the order by score from guests', () => {
    expect(sortOptionsFor(options, false)).toHaveLength(1)
    expect(sortOptionsFor(options, true)).toHaveLength(2)
  })
})

it('words a label whatever its case and keeps quiet about unknown ones', () => {
  const tags = [{ identity: 'new', label: 'Neu', color: 'green' as const }]
  expect(tagOf('NEW', tags)?.label).toBe('Neu')
  expect(tagOf('secret', tags)).toBeUndefined()
})
