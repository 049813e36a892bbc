import { useSyncExternalStore } from 'react'
import { textOf } from '../format/text.ts'

/** Where the desk is: the address is the only thing that says it, so that it can be sent to a colleague. */
export interface Place {
  path: string
  search: URLSearchParams
}

const MOVED = 'desk:moved'

let known: { href: string; place: Place } = { href: '', place: { path: '/', search: new URLSearchParams() } }

function read(): Place {
  const href = location.pathname + location.search
  if (href !== known.href)
    known = { href, place: { path: location.pathname, search: new URLSearchParams(location.search) } }
  return known.place
}

function subscribe(tell: () => void): () => void {
  addEventListener('popstate', tell)
  addEventListener(MOVED, tell)
  return () => {
    removeEventListener('popstate', tell)
    removeEventListener(MOVED, tell)
  }
}

/** The present place; renders again when it changes. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, read)
}

/** Goes somewhere, as a step one can go back from unless told. */
export function go(href: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', href)
  else history.replaceState(null, '', href)
  dispatchEvent(new Event(MOVED))
}

/** The address with members of its query changed; what becomes empty is left out. */
export function hrefWith({ path, search }: Place, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const text = next.toString()
  return text ? `${path}?${text}` : path
}

/** The members a path gives to a pattern such as `players/{playerId}`; `null` where it is another path. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  const members: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const value = given[index]!
    if (name) members[name] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return members
}

/** A pattern filled in. */
export function fill(pattern: string, members: Readonly<Record<string, unknown>>): string {
  return `/${pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(textOf(members[name])))}`
}
