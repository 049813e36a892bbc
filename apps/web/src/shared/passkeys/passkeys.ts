import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@baize/contract'
import { loadOnce } from '../page/load-once.ts'

/** The library arrives with the first passkey. */
const library = loadOnce(() => import('@simplewebauthn/browser'))

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether this browser offers passkeys in the field for the name of the account. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

/** Has a device sign; `null` when its owner did not want to. With `isOffered` it waits in the field for the name. */
export async function signByPasskey(
  optionsJSON: PasskeyRequest,
  { isOffered = false } = {},
): Promise<PasskeyAssertion | null> {
  const { startAuthentication } = await library()
  const made = await orNull(() => startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }))
  if (!made) return null
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response
  return { id: made.id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/** Has a device make a passkey; `null` when its owner did not want to, `'known'` when it has one of this account. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation | 'known' | null> {
  const { startRegistration } = await library()
  try {
    const made = await orNull(() => startRegistration({ optionsJSON }))
    if (!made) return null
    const { clientDataJSON, attestationObject, transports = [] } = made.response
    return { id: made.id, clientDataJSON, attestationObject, transports: transports.filter(isTransport) }
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known'
    throw error
  }
}

/** No longer waits for anybody to choose a passkey. */
export async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

/** Browsers tell apart neither a press on cancel, nor a time that is over, nor another device than the one asked for. */
async function orNull<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

function isTransport(text: string): text is (typeof TRANSPORTS)[number] {
  return TRANSPORTS.some((known) => known === text)
}
