import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'vite'
import { expect, it } from 'vitest'
import { root, sourceFiles } from '../support/sources.ts'

it('no value is passed off as another behind the back of the compiler', () => {
  const blind = sourceFiles().flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    return blindCasts(path, source).map((cast) => `${path}: ${cast}`)
  })
  expect(blind, 'say the type, narrow the value, or ask for less of it').toEqual([])
})

it.each([
  'value as unknown as Text',
  '(value as unknown) as Text',
  'value as never',
  '({ a: 1 } satisfies Shape as\n  never)',
  '<Text>(<unknown>value)',
])('finds such a cast: %s', (source) => expect(blindCasts('file.ts', source)).toHaveLength(1))

it.each(['value as Text', 'read() as unknown', 'const text = "value as never" // as unknown as Text'])(
  'leaves others alone: %s',
  (source) => expect(blindCasts('file.ts', source)).toEqual([]),
)

/** Casts by way of `unknown` and to `never`, which fit everywhere. `any` is the linter's. */
function blindCasts(path: string, source: string): string[] {
  if (!/\b(unknown|never)\b/.test(source)) return []
  const casts: string[] = []
  const look = (node: Cast) => {
    const inner = bare(node.expression)
    const isByUnknown = isCast(inner) && inner.typeAnnotation.type === 'TSUnknownKeyword'
    if (isByUnknown || node.typeAnnotation.type === 'TSNeverKeyword') casts.push(source.slice(node.start, node.end))
  }
  new Visitor({ TSAsExpression: look, TSTypeAssertion: look }).visit(parseSync(path, source).program)
  return casts
}

interface Node {
  type: string
  start: number
  end: number
}

interface Cast extends Node {
  expression: Node
  typeAnnotation: Node
}

function isCast(node: Node): node is Cast {
  return node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'
}

function bare(node: Node): Node {
  return node.type === 'ParenthesizedExpression' && 'expression' in node ? bare(node.expression as Node) : node
}
