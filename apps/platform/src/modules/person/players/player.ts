import { PlayerStatus, type Profile } from '@baize/contract'

/** A player as the row has it. */
export interface Player {
  id: string
  externalId: number
  status: PlayerStatus
  email: string | null
  confirmedAt: Date | null
  phone: string | null
  phoneConfirmed: boolean
  nickname: string | null
  firstName: string | null
  lastName: string | null
  country: string | null
  currency: string | null
  locale: string | null
  timeZone: string | null
  /** `YYYY-MM-DD` */
  birthdate: string | null
  gender: 'male' | 'female' | null
  nationality: string | null
  placeOfBirth: string | null
  profession: string | null
  personalIdNumber: string | null
  city: string | null
  address: string | null
  additionalAddress: string | null
  postalCode: string | null
  securityQuestion: string | null
  securityAnswer: string | null
  receiveEmailPromo: boolean
  receiveSmsPromo: boolean
  receiveBonus: boolean
  agreedAt: Date | null
  segmentIds: string[]
  pwaInstalled: boolean
  freshchatRestoreId: string | null
  /** What others register with whom this player brings. */
  referralCode: string
  qualifiedReferralsCount: number
  furtherFields: Record<string, string>
  createdAt: Date
}

/** Whether the player may be signed in: limited players may, blocked and closed ones may not. */
export function hasAccess(player: { status: PlayerStatus }): boolean {
  return player.status === PlayerStatus.active || player.status === PlayerStatus.limited
}

/** Whether the player closed the account. */
export function isClosed({ status }: Pick<Player, 'status'>): boolean {
  return status === PlayerStatus.closed
}

/** Where the player proved to read what is sent: the phone first, because it is at hand. */
export function provenContact({ phone, phoneConfirmed, email, confirmedAt }: Player): Contact | null {
  if (phone !== null && phoneConfirmed) return { kind: 'phone', address: phone }
  return email !== null && confirmedAt !== null ? { kind: 'email', address: email } : null
}

interface Contact {
  kind: 'phone' | 'email'
  address: string
}

/** The player as the player sees them. */
export function toProfile(player: Player): Profile {
  const { externalId, confirmedAt, agreedAt, furtherFields, createdAt, ...same } = player
  return {
    ...furtherFields,
    ...same,
    externalId,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    agreedTc: agreedAt !== null,
    createdAt: createdAt.toISOString(),
    isNewlyRegistered: false,
  }
}
