/* What platform and pages alike judge of people. This file depends on nothing, so a browser may read it. */

/**
 * A name to show for an e-mail address without giving it away: what stands before the at sign with its last
 * three characters hidden, or its first character alone when it has fewer than four.
 */
export function maskedName(email: string): string {
  const name = email.trim().split('@')[0] ?? ''
  if (name === '') return 'unknown'
  return `${name.length < 4 ? name[0] : name.slice(0, -3)}***`
}

/** What a player gives when asked who they are, on every page, in files and at the desk: the first segment of the id. */
export function playerNumber(id: string): string {
  return id.split('-', 1)[0]!.toUpperCase()
}

/** A Brazilian tax number: 11 digits, not all the same, both check digits right. Dots and dash may stand between. */
export function isCpfNumber(value: string): boolean {
  const digits = value.replaceAll(/[.\-\s]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  return [9, 10].every((position) => checkDigit(digits, position) === Number(digits[position]))
}

/** Weights fall to 2 towards the check digit; a remainder of 10 counts as 0. */
function checkDigit(digits: string, position: number): number {
  let sum = 0
  for (let index = 0; index < position; index += 1) sum += Number(digits[index]) * (position + 1 - index)
  return ((sum * 10) % 11) % 10
}
