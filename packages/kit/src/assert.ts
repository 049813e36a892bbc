/** Thrown where the program itself is wrong; always a bug, answered with 500 and no detail. */
export class AssertionFailure extends Error {
  override readonly name = 'AssertionFailure'
}

/** States what must hold here. A failure is a bug in the program, never a refusal to the player. */
export function assert(claim: unknown, sentence: string): asserts claim {
  if (!claim) throw new AssertionFailure(sentence)
}

/** Marks a branch the types rule out. */
export function unreachable(value: never): never {
  throw new AssertionFailure(`unexpected value ${String(value)}`)
}
