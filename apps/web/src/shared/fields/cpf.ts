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
