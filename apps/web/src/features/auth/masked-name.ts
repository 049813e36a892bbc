/**
 * A name to show for an e-mail address without giving it away: what stands before the at sign with its last
 * three characters hidden, or its first character alone when it has fewer than four.
 */
export function maskedName(email: string): string {
  const name = email.trim().split('@')[0] ?? ''
  if (name === '') return 'unknown'
  return `${name.length < 4 ? name[0] : name.slice(0, -3)}***`
}
