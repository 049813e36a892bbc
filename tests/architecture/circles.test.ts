import { expect, it } from 'vitest'
import { fileBehind, importsOf, sourceFiles } from '../support/sources.ts'

it('no file imports itself by way of others, types included', () => {
  expect(circlesOf(graphOf(sourceFiles()))).toEqual([])
})

it('finds a circle where there is one', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circlesOf(graph)).toEqual(['a → b → c → a'])
})

type Graph = Map<string, string[]>

/** Which file of ours imports which; a package of ours counts by the file behind its name. */
function graphOf(files: string[]): Graph {
  const known = new Set(files)
  return new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .map(({ to }) => fileBehind(to))
        .filter((to) => known.has(to)),
    ]),
  )
}

/** One circle for each edge that closes one, in reading order. */
function circlesOf(graph: Graph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}
