import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, silentLogger } from '@baize/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { createOwnTexts, LetterTextError, readOwnTexts } from './own-texts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letters-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown): void {
  mkdirSync(join(folder, 'letters'), { recursive: true })
  writeFileSync(join(folder, 'letters', name), typeof content === 'string' ? content : JSON.stringify(content))
}

const RESET = { subject: 'New word for {site}', body: ['Hi!', '{link}', 'For {minutes} minutes.\n{site}'] }

function problemsOf(name: string, content: unknown): readonly string[] {
  write(name, content)
  try {
    readOwnTexts(folder)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(LetterTextError)
    return (error as LetterTextError).problems
  }
}

const HEAD = { siteName: 'Copperline', publicUrl: 'https://play.example' }

const reset = (
  locale: string,
  own = createOwnTexts(folder, { clock: new ManualClock(new Date()), logger: silentLogger }),
) => compose({ kind: 'passwordReset', locale, values: { link: '/x', minutes: 60 } }, HEAD, own)

describe('letters in an operator’s own words', () => {
  it('are written in place of ours, by language, and ours where there are none', () => {
    write('de.json', { passwordReset: RESET })
    expect(reset('de')).toEqual({
      locale: 'de',
      subject: 'New word for Copperline',
      text: 'Hi!\n\nhttps://play.example/de/x\n\nFor 60 minutes.\nCopperline',
    })
    expect(reset('en').subject).toBe('Choose a new password')
    expect(reset('fa').locale).toBe('fa')
  })

  it('serve a language of which none ship, and whatever it lacks comes in English', () => {
    write('fr.json', { passwordReset: RESET })
    write('en.json', { secondFactorOn: { subject: 'On', body: ['It is on.'] } })
    expect(reset('fr')).toMatchObject({ locale: 'fr', subject: 'New word for Copperline' })
    const own = createOwnTexts(folder, { clock: new ManualClock(new Date()), logger: silentLogger })
    expect(compose({ kind: 'secondFactorOn', locale: 'fr', values: {} }, HEAD, own)).toMatchObject({
      locale: 'en',
      subject: 'On',
    })
  })

  it.each([
    ['an unknown letter', { passwordRest: RESET }, '"passwordRest" is no letter.'],
    [
      'a missing gap',
      { passwordReset: { ...RESET, body: ['{link}'] } },
      '"passwordReset.body" must contain {minutes}.',
    ],
    [
      'an unknown gap',
      { passwordReset: { ...RESET, subject: 'For {name}' } },
      '"passwordReset.subject" must not contain {name}.',
    ],
    [
      'an unknown gap of the body',
      { passwordReset: { ...RESET, body: ['{links}', ...RESET.body] } },
      '"passwordReset.body" must not contain {links}.',
    ],
    [
      'a link within a sentence',
      { passwordReset: { ...RESET, body: ['Open {link} for {minutes} minutes.'] } },
      '"passwordReset.body" must give {link} a line of its own.',
    ],
    ['no subject', { passwordReset: { body: RESET.body } }, '"passwordReset.subject" must be text.'],
    [
      'a subject of two lines',
      { passwordReset: { ...RESET, subject: 'New\nBcc: somebody' } },
      '"passwordReset.subject" must be one line of up to 150 characters.',
    ],
    [
      'a subject of a text message',
      { oneTimeCode: { subject: 'Code', body: ['{code} {minutes}'] } },
      '"oneTimeCode.subject" is none: text messages have no subject.',
    ],
    [
      'a body that is no list',
      { passwordReset: { ...RESET, body: '{link}' } },
      '"passwordReset.body" must be a list of texts.',
    ],
    ['another key', { passwordReset: { ...RESET, html: '' } }, '"passwordReset.html" is no key of this letter.'],
    ['a name that is no letter’s', { toString: RESET }, '"toString" is no letter.'],
    ['a text that is no object', [], 'must be an object of letters.'],
    ['a file that is no JSON', '{', 'is not JSON:'],
  ])('are refused with the file and the key for %s', (_, content, sentence) => {
    const [problem, ...others] = problemsOf('de.json', content)
    expect(problem).toContain('letters/de.json')
    expect(problem).toContain(sentence)
    expect(others).toEqual([])
  })

  it('are refused in a file that is named after no language, and to the operator in another than English', () => {
    expect(problemsOf('german.json', {})).toEqual(['letters/german.json is named after no language.'])
    rmSync(join(folder, 'letters/german.json'))
    const communication = { subject: 'S', body: ['{message} {email} {country} {reference}'] }
    expect(problemsOf('de.json', { communication })).toEqual([
      'letters/de.json: "communication" goes to the operator and is written in en alone.',
    ])
  })

  it('are read anew when they change, and go on as they were when they cannot be', () => {
    const clock = new ManualClock(new Date())
    const warned: unknown[] = []
    const logger = { ...silentLogger, warn: (_: string, fields: unknown) => void warned.push(fields) }
    const own = createOwnTexts(folder, { clock, logger })
    const after = (content: object) => {
      write('en.json', content)
      clock.advance(2_000)
      return [reset('en', own).subject, reset('en', own).subject]
    }
    expect(reset('en', own).subject).toBe('Choose a new password')
    expect(after({ passwordReset: RESET })).toEqual(Array(2).fill('New word for Copperline'))
    expect(after({ passwordReset: { ...RESET, body: ['nothing'] } })).toEqual(Array(2).fill('New word for Copperline'))
    clock.advance(2_000)
    expect(reset('en', own).subject).toBe('New word for Copperline')
    expect(warned).toEqual([{ problem: 'letters/en.json: "passwordReset.body" must contain {link}.' }])
    expect(after({})).toEqual(Array(2).fill('Choose a new password'))
  })
})
