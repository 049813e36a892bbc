import type { InvoiceStatistics, LoyaltyAccount, PlayerBonus, Profile } from '@baize/contract'
import type { ChatPerson } from './widget.ts'

/** What is known of a player where their chat is. */
export interface Known {
  profile: Pick<Profile, 'id' | 'firstName' | 'lastName' | 'nickname' | 'email' | 'phone' | 'segmentIds'>
  bonus: Pick<PlayerBonus, 'name'> | undefined
  loyalty: Pick<LoyaltyAccount, 'currentLevel'> | undefined
  statistics: readonly Pick<InvoiceStatistics, 'depositsSumBaseCurrency'>[]
  /** The segment of players whom the house treats with special care, as its content names it. */
  vipSegmentId: string
  locale: string
}

/** A player as the chat company is told of them. The house takes no fingerprint of devices, so none is told. */
export function personOf({ profile, bonus, loyalty, statistics, vipSegmentId, locale }: Known): ChatPerson {
  const { id, firstName, lastName, nickname, email, phone, segmentIds } = profile
  const depositSum = statistics.reduce((sum, { depositsSumBaseCurrency }) => sum + (depositsSumBaseCurrency ?? 0), 0)
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || nickname || '',
    email: email ?? '',
    properties: {
      userId: id,
      phone: phone ?? '',
      locale,
      activeBonus: bonus?.name ?? '',
      vipSegment: String(vipSegmentId !== '' && segmentIds.includes(vipSegmentId)),
      loyaltyLevel: loyalty?.currentLevel?.name ?? '',
      depositSum: String(Math.round(depositSum * 100) / 100),
    },
  }
}
