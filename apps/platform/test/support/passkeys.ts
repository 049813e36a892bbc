import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@baize/contract'
import type { TestPlayer } from '@baize/testkit'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** A device that keeps one passkey, made of the parts of the published protocol. */
export class TestDevice {
  readonly #credentialId = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  /** How often it was used; a device may say so, and 0 says that it does not count. */
  counter = 0
  /** Whether its owner showed who they are. */
  isVerifying = true

  constructor(private readonly origin: string) {}

  get id(): string {
    return this.#credentialId.toString('base64url')
  }

  /** Makes the passkey. */
  make({ challenge, rp, user }: PasskeyCreation): PasskeyAttestation {
    this.#userHandle = user.id
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#credentialId.length)
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, ATTESTED),
      Buffer.alloc(16),
      length,
      this.#credentialId,
      publicKey,
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    }
  }

  /** Signs with it. */
  sign({ challenge, rpId }: PasskeyRequest): PasskeyAssertion {
    if (this.counter > 0) this.counter += 1
    const authenticatorData = this.#authenticatorData(rpId)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(this.#userHandle !== '' && { userHandle: this.#userHandle }),
    }
  }

  #authenticatorData(rpId: string, flags = 0): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | PRESENT | (this.isVerifying ? VERIFIED : 0))
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }
}

/** Gives a player, who has just proved who they are, a passkey on a device of its own. */
export async function addPasskeyTo(player: TestPlayer, origin: string): Promise<{ id: string; device: TestDevice }> {
  const device = new TestDevice(origin)
  const attestation = device.make(await player.call('beginPasskey', {}))
  const { id } = await player.call('addPasskey', { body: { name: 'My phone', attestation } })
  return { id, device }
}
