export type StudioIdentity =
  | 'brindle-yard'
  | 'cinder-and-fox'
  | 'gilt-hour'
  | 'halfpenny-arcade'
  | 'kettle-and-crane'
  | 'moth-and-meridian'
  | 'northwake'
  | 'ostrich-parlour'
  | 'tall-tide'
  | 'verdigris-works'

export interface Studio {
  identity: StudioIdentity
  name: string
}

/** The names on the doors. One engine stands behind all of them; each has a hand of its own on the covers. */
export const studios: readonly Studio[] = [
  { identity: 'verdigris-works', name: 'Verdigris Works' },
  { identity: 'gilt-hour', name: 'Gilt Hour' },
  { identity: 'halfpenny-arcade', name: 'Halfpenny Arcade' },
  { identity: 'northwake', name: 'Northwake' },
  { identity: 'cinder-and-fox', name: 'Cinder & Fox' },
  { identity: 'ostrich-parlour', name: 'Ostrich Parlour' },
  { identity: 'tall-tide', name: 'Tall Tide' },
  { identity: 'moth-and-meridian', name: 'Moth & Meridian' },
  { identity: 'brindle-yard', name: 'Brindle Yard' },
  { identity: 'kettle-and-crane', name: 'Kettle & Crane' },
]

/** The studio of an identity, or undefined for one that does not exist. */
export function findStudio(identity: string): Studio | undefined {
  return studios.find((studio) => studio.identity === identity)
}
