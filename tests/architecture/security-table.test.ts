import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allFiles, root } from '../support/sources.ts'

interface Line {
  number: string
  where: string
  test: string
}

const TEST_FILE = /\.(?:test|spec)\.tsx?$/
const files = allFiles()

/** How many lines the sections of each chapter have, in version 5.0 of the standard. */
const SECTIONS: Record<number, number[]> = {
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
  8: [4, 4, 3, 2],
  10: [2, 3, 5, 16, 5, 2, 3],
}

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** The lines of the standard in `docs/security.md`; its other tables are of figures. */
const lines: Line[] = page
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([, number = '', , where = '', test = '']) => ({ number, where, test }))

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
const behind = (name: string) => files.filter((path) => path === name || path.endsWith(`/${name}`))

/** The test files of a cell, each with the words that titles in it have to hold. */
function testsIn(cell: string): { file: string; words: string[] }[] {
  const parts = cell.split(/`([^`]+)`/)
  return parts.flatMap((file, index) =>
    index % 2 === 1 && TEST_FILE.test(file)
      ? [{ file, words: [...parts[index + 1]!.matchAll(/"([^"]+)"/g)].map(([, words]) => words!) }]
      : [],
  )
}

/** What a file says its tests promise: the first argument of whatever declares one, and of a row that fills it in. */
function titlesIn(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const declared = /\b(?:it|test|describe)(?:\.\w+)*\(|^\s*\]?\)\(|^\s*\[/gm
  return [...text.matchAll(declared)].flatMap(
    ({ 0: call, index }) => /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(text.slice(index + call.length))?.[2] ?? [],
  )
}

it('the table of security has every line of the standard with a test for it, or says that it does not apply', () => {
  const asked = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
    counts.flatMap((count, index) =>
      Array.from({ length: count }, (_line, line) => `${chapter}.${index + 1}.${line + 1}`),
    ),
  )
  const tested = lines.filter(({ test }) => testsIn(test).length > 0).map(({ number }) => number)
  expect(tested).toHaveLength(lines.length)
  const prose = page
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n')
  const isLeftOut = (number: string) => {
    const section = number.split('.', 2).join('.')
    return new RegExp(`(?<![\\d.])(?:${number}|${section})(?!\\.?\\d)`).test(prose)
  }
  expect(asked.filter((number) => !tested.includes(number) && !isLeftOut(number))).toEqual([])
  expect(tested.toSorted()).toEqual([...new Set(tested)].filter((number) => asked.includes(number)).toSorted())
})

it('each test that the table names is there, and says what it is named for', () => {
  const wrong = lines.flatMap(({ number, test }) =>
    testsIn(test).flatMap(({ file, words }) => {
      const found = behind(file)
      if (found.length !== 1) return [`${number}: ${found.length} files are called ${file}`]
      const titles = titlesIn(found[0]!)
      return words
        .filter((said) => !titles.some((title) => title.includes(said)))
        .map((said) => `${number}: no test of ${file} says "${said}"`)
    }),
  )
  expect(wrong).toEqual([])
})

it('each file that the table names as the place of a guard is there', () => {
  const named = lines.flatMap(({ number, where }) =>
    quoted(where)
      .filter((name) => /\.(?:tsx?|sql|md)$/.test(name))
      .map((name) => ({ number, name })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => behind(name).length === 0)).toEqual([])
})
