import { type Search, one } from '../page/search.ts'
import type { DialogRules } from './registry-types.ts'

export interface Visitor {
  isPlayer: boolean
  /** The visitor's country may not sign in or up. */
  isSignInClosed: boolean
}

/** Whether the visitor may open the dialog. */
export function mayOpen<Name extends string>(name: Name, registry: DialogRules<Name>, { isPlayer }: Visitor): boolean {
  const { access } = registry[name]
  return access === 'all' || (access === 'player') === isPlayer
}

/** Whether sign-in or sign-up is asked for from a country where both are closed. */
export function isClosedTo(name: string, { isSignInClosed }: Pick<Visitor, 'isSignInClosed'>): boolean {
  return isSignInClosed && (name === 'sign-in' || name === 'sign-up')
}

export interface DialogRequest<Name extends string> {
  /** The dialog the address asks for, `null` for none. */
  name: Name | null
  value: string | null
  /** Query names to take out of the address: refused ones, and all beyond the first that may open. */
  refused: Name[]
  /** A dialog without query that answers instead of the refused one. */
  instead: 'geo-restricted-type' | null
}

/** Reads which dialog an address asks for. Every query name is checked, whatever stands beside it. */
export function dialogInSearch<Name extends string>(
  search: Search,
  registry: DialogRules<Name>,
  visitor: Visitor,
): DialogRequest<Name> {
  const isAsked = (key: string): key is Name => Object.hasOwn(registry, key) && registry[key as Name].hasQuery === true
  const asked = Object.keys(search).filter(isAsked)
  const isClosed = (name: string) => isClosedTo(name, visitor)
  const name = asked.find((key) => mayOpen(key, registry, visitor) && !isClosed(key)) ?? null
  return {
    name,
    value: name ? (one(search, name) ?? null) : null,
    refused: asked.filter((key) => key !== name),
    instead: !visitor.isPlayer && asked.some(isClosed) ? 'geo-restricted-type' : null,
  }
}
