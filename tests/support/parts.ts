import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { root } from './sources.ts'

/** A function, a member or a value of a file: what it says no with, and what it uses. */
export interface Part {
  /** Reasons of the refusals it makes itself. */
  reasons: string[]
  /** Whether it makes a refusal for a reason that somebody gives it. */
  isGivenReason: boolean
  /** Texts that stand in it, which may be such reasons. */
  texts: string[]
  /** Names it uses, behind which something of its file stands, or an import. */
  names: string[]
  /** Names of the members it uses, of whatever. */
  members: string[]
}

/** Where something stands: a file, and its name there; `*` is the whole file. */
export interface Place {
  file: string
  name: string
}

export interface Source {
  /** By name; members of classes and objects as `holder.member`. */
  parts: Map<string, Part>
  /** By local name. */
  imports: Map<string, Place>
  /** What the file passes on from others, by the name it gives it. */
  exports: Map<string, Place>
  /** Files it passes on whole. */
  wholes: string[]
}

type Node = Record<string, unknown> & { type: string }

/** Takes a file apart. */
export function readParts(file: string): Source {
  const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const source: Source = { parts: new Map(), imports: new Map(), exports: new Map(), wholes: [] }
  const fileOf = (path: string) => (path.startsWith('.') ? posix.join(posix.dirname(file), path) : path)
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries)
      if (!isType)
        source.imports.set(localName.value, { file: fileOf(moduleRequest.value), name: importName.name ?? '*' })
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest) continue
    const from = fileOf(moduleRequest.value)
    if (exportName.name) source.exports.set(exportName.name, { file: from, name: importName.name ?? '*' })
    else source.wholes.push(from)
  }
  const statements: unknown[] = program.body
  for (const statement of statements.filter(isNode)) {
    const { declaration } = statement
    readStatement(source, isNode(declaration) ? declaration : statement)
  }
  return source
}

function readStatement({ parts }: Source, statement: Node): void {
  const declared = statement.type === 'VariableDeclaration' ? (statement['declarations'] as Node[]) : [statement]
  for (const node of declared) {
    const name = nameOf(node['id'])
    if (name === undefined) continue
    parts.set(name, partOf(node))
    // What a class or an object offers is reached by the names of its members, whoever holds it.
    visit(node, (inner) => {
      const offered =
        inner.type === 'ClassBody' ? inner['body'] : inner.type === 'ObjectExpression' && inner['properties']
      for (const { key, value, computed } of (offered || []) as Record<string, Node | undefined>[])
        if (key && value && !computed && !PLAIN.has(value.type)) parts.set(`${name}.${nameOf(key)}`, partOf(value))
    })
  }
}

/** Kinds of values that are not called by the name of the member that holds them. */
const PLAIN = new Set(
  ['Literal', 'TemplateLiteral', 'MemberExpression', 'Identifier', 'ObjectExpression', 'ArrayExpression'].concat(
    'AwaitExpression',
  ),
)

function nameOf(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' ? value : undefined)
}

function partOf(node: Node): Part {
  const part: Part = { reasons: [], isGivenReason: false, texts: [], names: [], members: [] }
  visit(node, (inner, parent) => {
    if (inner.type === 'NewExpression' && nameOf(inner['callee']) === 'Refusal') {
      const [reason] = inner['arguments'] as Node[]
      if (reason?.type === 'Literal') part.reasons.push(String(reason['value']))
      else part.isGivenReason = true
    }
    const name = nameOf(inner)
    const isMember = parent?.type === 'MemberExpression' && parent['property'] === inner && !parent['computed']
    if (inner.type === 'Literal' && name !== undefined) part.texts.push(name)
    if (inner.type === 'Identifier' && name !== undefined) (isMember ? part.members : part.names).push(name)
  })
  return part
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Sees every node of code; types and the names of members are none. */
function visit(node: Node, see: (node: Node, parent?: Node) => void, parent?: Node): void {
  if (/^TS(Type|Interface|Enum)/.test(node.type)) return
  see(node, parent)
  for (const [key, child] of Object.entries(node)) {
    if (key === 'key' && !node['computed']) continue
    for (const inner of Array.isArray(child) ? child : [child]) if (isNode(inner)) visit(inner, see, node)
  }
}
