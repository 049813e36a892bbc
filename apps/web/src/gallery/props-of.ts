/** One documented property. */
export interface PropDoc {
  name: string
  type: string
  isOptional: boolean
  text: string
}

export interface InterfaceDoc {
  name: string
  /** What it takes over from others, as written. */
  extended: string[]
  own: PropDoc[]
}

/**
 * Reads the exported interfaces and unions of a formatted TypeScript source. The formatter's layout is relied on:
 * a member begins with two spaces, and what goes on is indented further.
 */
export function interfacesIn(source: string): { interfaces: InterfaceDoc[]; unions: Map<string, string> } {
  const interfaces: InterfaceDoc[] = []
  const blocks = source.matchAll(
    /^(?:export )?interface (\w+)(?:<[^{]*?>)?\s*(?:extends\s+([^{]+?))?\s*\{(?:\}|\n([\s\S]*?)^\})/gm,
  )
  for (const [, name, extended, body] of blocks)
    interfaces.push({ name: name!, extended: extended ? splitTop(extended) : [], own: membersOf(body ?? '') })
  const unions = new Map(
    [...source.matchAll(/^export type (\w+) =\s*((?:'|\|)[^\n]*(?:\n {2}\|[^\n]*)*)$/gm)].map(([, name, union]) => [
      name!,
      oneLine(union!).replace(/^\| /, ''),
    ]),
  )
  return { interfaces, unions }
}

/** The members of an interface with those it takes over, and what of other libraries it takes over besides. */
export function propsOf(
  name: string,
  known: ReadonlyMap<string, InterfaceDoc>,
): { props: PropDoc[]; foreign: string[] } {
  const found = known.get(name)
  if (!found) return { props: [], foreign: [name] }
  const inherited = found.extended.map((entry) => inheritedBy(entry, known))
  const own = new Set(found.own.map((prop) => prop.name))
  return {
    props: [...found.own, ...inherited.flatMap((entry) => entry?.props ?? []).filter((prop) => !own.has(prop.name))],
    foreign: [
      ...found.extended.filter((_, index) => inherited[index] === null),
      ...inherited.flatMap((entry) => entry?.foreign ?? []),
    ],
  }
}

/** What `A`, `A<B>` or `Omit<A, 'b' | 'c'>` brings, or null when `A` is of another library. */
function inheritedBy(entry: string, known: ReadonlyMap<string, InterfaceDoc>): ReturnType<typeof propsOf> | null {
  const omission = /^Omit<(\w+), (.+)>$/s.exec(entry)
  const base = omission?.[1] ?? bare(entry)
  if (!known.has(base)) return null
  const without = new Set([...(omission?.[2] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!))
  const { props, foreign } = propsOf(base, known)
  return { props: props.filter((prop) => !without.has(prop.name)), foreign }
}

function membersOf(body: string): PropDoc[] {
  const members: PropDoc[] = []
  let text = ''
  let declaration = ''
  const finish = () => {
    const match = /^(?:readonly )?['"]?([\w-]+)['"]?(\?)?: ([\s\S]+)$/.exec(oneLine(declaration))
    if (match) members.push({ name: match[1]!, type: match[3]!, isOptional: match[2] === '?', text })
    if (declaration) text = ''
    declaration = ''
  }
  for (const comment of body.matchAll(/( {2}\/\*\*[\s\S]*?\*\/\n)|([^\n]*\n)/g)) {
    const [, doc, line] = comment
    if (doc !== undefined) {
      finish()
      text = doc
        .replaceAll(/^\s*\/\*\*|\*\/\s*$/g, '')
        .replaceAll(/^\s*\*( |$)/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    } else if (/^ {2}[\w'"]/.test(line!)) {
      finish()
      declaration = line!
    } else declaration += line!
  }
  finish()
  return members
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** `A<B>` without what stands in brackets. */
function bare(text: string): string {
  return text.replace(/<.*$/s, '').trim()
}

/** Splits at commas that stand in no bracket. */
function splitTop(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of oneLine(text)) {
    if ('<([{'.includes(character)) depth += 1
    if ('>)]}'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
