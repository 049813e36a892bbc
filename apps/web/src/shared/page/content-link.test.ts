import { expect, it } from 'vitest'
import { linkTo } from './content-link.ts'

it('puts the prefix of the language before paths of the site', () => {
  expect(linkTo({ prefix: '/de' }, '/main')).toEqual({ href: '/de/main' })
  expect(linkTo({ prefix: '/de' }, '/?quests-hub=true')).toEqual({ href: '/de?quests-hub=true' })
  expect(linkTo({ prefix: '' }, '/')).toEqual({ href: '/' })
})

it('leaves a query to the page it stands on', () => {
  expect(linkTo({ prefix: '/de' }, '?sign-up=true')).toEqual({ href: '?sign-up=true' })
})

it('opens what leads out of the site in a new window, and what asks for one', () => {
  const outside = { target: '_blank', rel: 'noopener' }
  expect(linkTo({ prefix: '/de' }, 'https://help.example')).toEqual({ href: 'https://help.example', ...outside })
  expect(linkTo({ prefix: '/de' }, '/static/terms', true)).toEqual({ href: '/de/static/terms', ...outside })
})
