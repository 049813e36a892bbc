/** Codes somebody came with or typed, which every way of opening an account binds. */
export type BroughtCodes = Partial<Record<'referralCode' | 'bonusCode', string>>

const KEY = 'broughtCodes'
const LENGTH_MAX = 64

/** What this tab remembers: companies that vouch for people send the browser away and back. Browser only. */
export function readBroughtCodes(): BroughtCodes {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept as object).filter(
        ([name, code]) => (name === 'referralCode' || name === 'bonusCode') && typeof code === 'string' && code !== '',
      ),
    )
  } catch {
    return {}
  }
}

/** Keeps a code until the account is open; the last one counts, and an empty one is forgotten. */
export function rememberCode(name: keyof BroughtCodes, code: string): void {
  const codes = { ...readBroughtCodes(), [name]: code.slice(0, LENGTH_MAX) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(codes))
  } catch {
    // A browser that keeps nothing still has the form.
  }
}

export function forgetCodes(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
