import { type Part, type Place, type Source, readParts } from './parts.ts'
import { sourceFiles } from './sources.ts'

/** Reasons to say no, each with the way that leads to it, by name. */
export type Reasons = Map<string, string>

/**
 * For what reasons the handler of each operation may say no, read from the sources: every `new Refusal('…')` in what it
 * uses, and in what that uses. A member is followed by its name alone, whoever holds it, so that this may find too
 * much, but not too little.
 */
export function reasonsByOperation<Name extends string>(
  operations: readonly Name[],
  reasons: ReadonlySet<string>,
): Map<Name, Reasons> {
  const files = sourceFiles().filter((file) => file.startsWith('apps/platform/src/') && !file.endsWith('.test.ts'))
  const graph = new Graph(new Map(files.map((file) => [file, readParts(file)])), reasons)
  return new Map(operations.map((name) => [name, graph.reasonsFrom(graph.handlerOf(name))]))
}

class Graph {
  readonly #byMember = new Map<string, Place[]>()
  readonly #handlers = new Map<string, Place>()

  constructor(
    private readonly sources: ReadonlyMap<string, Source>,
    private readonly known: ReadonlySet<string>,
  ) {
    for (const [file, { parts }] of sources)
      for (const name of parts.keys()) {
        const [, member] = name.split('.')
        if (member && HANDLERS.test(file)) this.#handlers.set(member, { file, name })
        else if (member) this.#byMember.set(member, [...(this.#byMember.get(member) ?? []), { file, name }])
      }
  }

  /** Where the handler of an operation stands. Throws for an operation without one. */
  handlerOf(operation: string): Place {
    const handler = this.#handlers.get(operation)
    if (!handler) throw new Error(`no handler of ${operation} stands in apps/platform/src/api/(operator-)handlers`)
    return handler
  }

  reasonsFrom(start: Place): Reasons {
    const reasons: Reasons = new Map()
    const ways = new Map([[keyOf(start), start.name]])
    const open = [start]
    for (const at of open) {
      const way = ways.get(keyOf(at))!
      const part = this.#partAt(at)
      if (!part) continue
      const used = this.#usedBy(at.file, part)
      const isGiver = used.some((place) => this.#partAt(place)?.isGivenReason)
      const given = isGiver ? part.texts.filter((text) => this.known.has(text)) : []
      for (const reason of [...part.reasons, ...given]) if (!reasons.has(reason)) reasons.set(reason, way)
      for (const place of used) {
        if (ways.has(keyOf(place))) continue
        ways.set(keyOf(place), `${way} → ${place.name}`)
        open.push(place)
      }
    }
    return reasons
  }

  #partAt({ file, name }: Place): Part | undefined {
    return this.sources.get(file)?.parts.get(name)
  }

  #usedBy(file: string, { names, members }: Part): Place[] {
    const { imports } = this.sources.get(file)!
    const byName = names.flatMap((name) => {
      const origin = imports.get(name)
      if (!origin) return this.#find({ file, name })
      return origin.name === '*'
        ? members.flatMap((member) => this.#find({ ...origin, name: member }))
        : this.#find(origin)
    })
    return [...byName, ...members.flatMap((member) => this.#byMember.get(member) ?? [])]
  }

  /** Where what a file offers under a name stands; a door passes on what others made. */
  #find({ file, name }: Place): Place[] {
    const source = this.sources.get(file)
    if (!source) return []
    if (source.parts.has(name)) return [{ file, name }]
    const passedOn = source.exports.get(name)
    return passedOn ? this.#find(passedOn) : source.wholes.flatMap((whole) => this.#find({ file: whole, name }))
  }
}

const HANDLERS = /^apps\/platform\/src\/api\/(operator-)?handlers\//

const keyOf = ({ file, name }: Place) => `${file} ${name}`
