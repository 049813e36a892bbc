/** A description of an element; drawn by `draw`, which changes only what differs from what is there. */
export interface View {
  readonly tag: string
  readonly props: Readonly<Record<string, unknown>>
  readonly key: string | undefined
  readonly children: readonly (View | string)[]
}

type Child = View | string | number | false | null | undefined | readonly Child[]

const SVG = 'http://www.w3.org/2000/svg'
const SVG_TAGS = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line', 'ellipse', 'polygon', 'text'])

export function h(tag: string, props: Record<string, unknown> | null, ...children: Child[]): View {
  const { key, ...rest } = props ?? {}
  return { tag, props: rest, key: key as string | undefined, children: flat(children) }
}

function flat(children: readonly Child[]): (View | string)[] {
  return children.flatMap((child): (View | string)[] => {
    if (child === false || child === null || child === undefined) return []
    if (typeof child === 'number') return [String(child)]
    return typeof child === 'object' && !('tag' in child) ? flat(child) : [child]
  })
}

/** What an element was drawn from. */
const drawn = new WeakMap<Node, View>()

/** Makes the children of `parent` what they are described to be; elements that stay keep focus, scroll and text. */
export function draw(parent: Element, children: readonly (View | string)[]): void {
  const before = [...parent.childNodes]
  const keyed = new Map<string, Node>()
  for (const node of before) {
    const key = drawn.get(node)?.key
    if (key !== undefined) keyed.set(key, node)
  }
  const kept = new Set<Node>()
  let at = 0
  const take = (child: View | string): Node => {
    const found = typeof child !== 'string' && child.key !== undefined ? keyed.get(child.key) : nextOf(child)
    const node = found && !kept.has(found) && fits(found, child) ? found : made(child)
    kept.add(node)
    return node
  }
  function nextOf(child: View | string): Node | undefined {
    while (at < before.length) {
      const node = before[at]!
      at += 1
      if (kept.has(node) || drawn.get(node)?.key !== undefined) continue
      return fits(node, child) ? node : undefined
    }
    return undefined
  }
  const after = children.map((child) => {
    const node = take(child)
    if (typeof child === 'string') {
      if (node.nodeValue !== child) node.nodeValue = child
    } else change(node as Element, child)
    return node
  })
  for (const node of before) if (!kept.has(node)) node.remove()
  after.forEach((node, place) => {
    const there = parent.childNodes[place]
    if (there !== node) parent.insertBefore(node, there ?? null)
  })
}

function fits(node: Node, child: View | string): boolean {
  return typeof child === 'string'
    ? node.nodeType === Node.TEXT_NODE
    : drawn.get(node)?.tag === child.tag && drawn.get(node)?.key === child.key
}

function made(child: View | string): Node {
  if (typeof child === 'string') return document.createTextNode(child)
  const element = SVG_TAGS.has(child.tag) ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag)
  drawn.set(element, { ...child, props: {}, children: [] })
  return element
}

function change(element: Element, view: View): void {
  const old = drawn.get(element)?.props ?? {}
  for (const name of Object.keys(old)) if (!(name in view.props)) put(element, name, undefined)
  for (const [name, value] of Object.entries(view.props))
    if (old[name] !== value || name === 'value') put(element, name, value)
  drawn.set(element, view)
  draw(element, view.children)
}

function put(element: Element, name: string, value: unknown): void {
  if (name.startsWith('on')) Object.assign(element, { [name]: value ?? null })
  else if (name === 'checked') (element as HTMLInputElement).checked = value === true
  else if (name === 'value') {
    const input = element as HTMLInputElement
    if (input.value !== value) input.value = textOf(value)
  } else if (value === undefined || value === false || value === null) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : textOf(value))
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
