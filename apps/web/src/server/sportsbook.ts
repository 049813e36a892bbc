import type { BettingCompany } from './types.ts'

/** The address of a betting company's script (docs/sportsbook-page.md). */
export function scriptUrlOf({ host }: Pick<BettingCompany, 'host'>): string {
  return `${host}/sdk/v1.js`
}

/** The betting company for visitors from the country, as the platform chooses it; none without a known script. */
export function sportsbookFor(
  sportsbooks: readonly BettingCompany[],
  country: string | null,
): (BettingCompany & { scriptIntegrity: string }) | null {
  const company = sportsbooks.find(({ countries }) => !countries || (country !== null && countries.includes(country)))
  return company?.scriptIntegrity ? { ...company, scriptIntegrity: company.scriptIntegrity } : null
}
