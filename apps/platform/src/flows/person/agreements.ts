import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { type AgreementDocument, keepAgreements, listAgreements } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'

/** Documents the player has not agreed to in the version the site shows now. */
export async function openAgreements(
  db: Queryable,
  services: Pick<Services, 'agreements'>,
  playerId: string,
): Promise<AgreementDocument[]> {
  const shown = await services.agreements()
  const agreed = new Set((await listAgreements(db, playerId)).map(nameOf))
  return shown.filter((agreement) => !agreed.has(nameOf(agreement)))
}

/** Refuses `agreements_open` to begin something with money to whoever has yet to agree to what changed. */
export async function refuseOpenAgreements(
  db: Queryable,
  services: Pick<Services, 'agreements'>,
  playerId: string,
): Promise<void> {
  if ((await openAgreements(db, services, playerId)).length > 0) throw new Refusal('agreements_open')
}

/**
 * Keeps that the player agrees, with when and from where, and resolves to what is still open: what they name and the site
 * no longer shows is not what they are asked.
 */
export async function acceptAgreements(
  tx: Tx,
  services: Pick<Services, 'agreements' | 'clock'>,
  { playerId, sessionId }: { playerId: string; sessionId: string },
  { accepted, address }: { accepted: readonly AgreementDocument[]; address: string },
): Promise<AgreementDocument[]> {
  const open = await openAgreements(tx, services, playerId)
  const names = new Set(accepted.map(nameOf))
  const agreed = open.filter((agreement) => names.has(nameOf(agreement)))
  await keepAgreements(tx, playerId, agreed, { agreedAt: services.clock.now(), sessionId, address })
  return open.filter((agreement) => !agreed.includes(agreement))
}

function nameOf({ document, version }: AgreementDocument): string {
  return JSON.stringify([document, version])
}
