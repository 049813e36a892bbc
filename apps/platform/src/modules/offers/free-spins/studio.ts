import { z } from 'zod'
import { callCompany, type Company, type CompanyPorts } from '../../ground/companies/index.ts'
import type { HeldSpins } from './spins.ts'

const TIMEOUT_MS = 5_000

const Answer = z.object({ status: z.literal('ok'), played: z.int().min(0) })

/** The company gave no usable answer: what it knows is open, and it has to be told again. */
export class StudioSilent extends Error {
  override readonly name = 'StudioSilent'
}

/** Has the company offer the rounds; how many it has played. The same again changes nothing. Throws `StudioSilent`. */
export function grantRounds(ports: CompanyPorts, company: Company, spins: HeldSpins): Promise<number> {
  const { id, playerId, game, currency, value, rounds, playBy } = spins
  return tell(ports, company, '/free-rounds/v1/grant', {
    grantId: id,
    playerId,
    gameId: game,
    currency,
    value: String(value),
    rounds,
    endsAt: playBy!.toISOString(),
  })
}

/** Has the company offer them no more; how many it has played. Before the grant it stops the grant. */
export function withdrawRounds(ports: CompanyPorts, company: Company, { id }: HeldSpins): Promise<number> {
  return tell(ports, company, '/free-rounds/v1/withdraw', { grantId: id })
}

async function tell(ports: CompanyPorts, company: Company, path: string, body: object): Promise<number> {
  try {
    const reply = await callCompany(ports, company, { method: 'POST', path, body, timeoutMs: TIMEOUT_MS })
    const text = await reply.text()
    if (!reply.ok) throw new StudioSilent(`${path} was answered with ${reply.status}: ${text.slice(0, 200)}`)
    return Answer.parse(JSON.parse(text)).played
  } catch (cause) {
    throw cause instanceof StudioSilent ? cause : new StudioSilent(`${path} has no usable answer`, { cause })
  }
}
