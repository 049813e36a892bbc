import type { PlayerDetails, PlayerSummary } from '@baize/contract'
import type { Player } from './player.ts'

/** A player in a list of operators. */
export function summaryOf(player: Player): PlayerSummary {
  const { id, externalId, status, email, phone, nickname, country, createdAt } = player
  return { id, externalId, status, email, phone, nickname, country, createdAt: createdAt.toISOString() }
}

/** A player as operators see them: nothing by which one could pass for the player. */
export function detailsOf(player: Player): PlayerDetails {
  const { phoneConfirmed, firstName, lastName, birthdate, city, address, postalCode, currency, locale } = player
  const { timeZone, receiveEmailPromo, receiveSmsPromo, segmentIds, confirmedAt, agreedAt } = player
  return {
    ...summaryOf(player),
    phoneConfirmed,
    firstName,
    lastName,
    birthdate,
    city,
    address,
    postalCode,
    currency,
    locale,
    timeZone,
    receiveEmailPromo,
    receiveSmsPromo,
    segmentIds,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    agreedAt: agreedAt?.toISOString() ?? null,
  }
}
