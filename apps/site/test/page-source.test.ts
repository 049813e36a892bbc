import type { PagesDeps } from '@baize/web'
import { expect, it } from 'vitest'
import { ConfigError } from '../src/config/index.ts'
import { type WebServer, openPages } from '../src/page-source.ts'

function webThatThrows(error: Error): Pick<WebServer, 'createPages'> {
  return {
    createPages: () => {
      throw error
    },
  }
}

it('ends the start with one sentence when the content of an operator cannot be used', () => {
  const sentence = 'en/modals/sign-in.json: "title" must be text, but it is 7.'
  const open = () =>
    openPages(webThatThrows(Object.assign(new Error(sentence), { name: 'ContentError' })), {} as PagesDeps)
  expect(open).toThrow(ConfigError)
  expect(open).toThrow(`CONTENT_DIR: ${sentence}`)
})

it('leaves every other failure as it is', () => {
  const failure = new TypeError('a bug')
  expect(() => openPages(webThatThrows(failure), {} as PagesDeps)).toThrow(failure)
})
