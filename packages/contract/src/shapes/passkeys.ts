import { z } from 'zod'
import { PASSKEY_NAME_LENGTH_MAX } from '../bounds.ts'
import { Id, Instant, requiredText, ShortText, text } from './common.ts'

const base64Url = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[\w-]{1,64}[\w-]*$/)

/** How a device that keeps a passkey can be reached. */
export const PasskeyTransport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
export type PasskeyTransport = z.output<typeof PasskeyTransport>

const Transports = z.array(PasskeyTransport).max(7)

/** What its owner calls a passkey. */
export const PasskeyName = requiredText(PASSKEY_NAME_LENGTH_MAX)

/** A passkey as its owner sees it. */
export const Passkey = z.strictObject({
  id: Id,
  name: text(PASSKEY_NAME_LENGTH_MAX),
  /** Whether its device gave it to others of the same person. */
  isBackedUp: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type Passkey = z.output<typeof Passkey>

const Descriptor = z.strictObject({ id: text(2000), type: z.literal('public-key'), transports: Transports })

/** What a device is asked that makes a passkey, in the words of the Web Authentication API. */
export const PasskeyCreation = z.strictObject({
  challenge: ShortText,
  rp: z.strictObject({ id: ShortText, name: ShortText }),
  user: z.strictObject({ id: ShortText, name: ShortText, displayName: ShortText }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>

/** What a device is asked that signs with one; with no `allowCredentials`, any of this site. */
export const PasskeyRequest = z.strictObject({
  challenge: ShortText,
  rpId: ShortText,
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Descriptor),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** What a device made. Binary parts are base64url. */
export const PasskeyAttestation = z.strictObject({
  id: base64Url(1400),
  clientDataJSON: base64Url(4096),
  attestationObject: base64Url(16_384),
  transports: Transports,
})
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>

/** What a device signed. */
export const PasskeyAssertion = z.strictObject({
  id: base64Url(1400),
  clientDataJSON: base64Url(4096),
  authenticatorData: base64Url(4096),
  signature: base64Url(4096),
  userHandle: base64Url(128).optional(),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>
