import type { TestCompany } from '@baize/testkit'

/** The registers that packs name, as companies of the house. */
export const REGISTERS: TestCompany[] = ['gamstop', 'betguard', 'spelpaus', 'oasis'].map((id) => ({
  id,
  kind: 'register',
  url: `http://${id}.test`,
  secret: `a secret shared with the register ${id}`,
}))

/** National registers of a test: who is listed, until when, and whether anybody answers. */
export class TestRegisters {
  /** The last day by e-mail address; `null` for who is listed for good. */
  readonly listed = new Map<string, string | null>()
  isAway = false
  /** Whom they were asked about, in order, by e-mail address. */
  readonly asked: string[] = []

  /** @param others who answers whatever goes to other addresses */
  constructor(private readonly others: typeof fetch = async () => new Response(null, { status: 404 })) {}

  /** Stands in for the network; give it to the platform as its `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname !== '/v1/persons/check') return this.others(input, init)
    const email = String((JSON.parse(init!.body as string) as { email: string | null }).email)
    this.asked.push(email)
    if (this.isAway) return new Response(null, { status: 503 })
    const isListed = this.listed.has(email)
    return Response.json({ status: 'ok', isListed, endsOn: this.listed.get(email) ?? null })
  }
}
