import { uuidv4 } from '@baize/kit'
import type { TestPlatform, TestPlayer } from '@baize/testkit'
import { SignJWT } from 'jose'

/** A token like the platform's own for this player, with other claims, header or secret where given. */
export function forgeToken(
  platform: TestPlatform,
  player: TestPlayer,
  change: { secret?: string; alg?: string; claims?: Record<string, unknown> } = {},
): Promise<string> {
  const nowSeconds = Math.floor(platform.clock.now().getTime() / 1000)
  const claims = {
    iss: 'baize',
    sub: player.id,
    sessionId: player.sessionId,
    iat: nowSeconds,
    nbf: nowSeconds,
    exp: nowSeconds + 900,
    jti: uuidv4(),
    ...change.claims,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: change.alg ?? 'HS256' })
    .sign(new TextEncoder().encode(change.secret ?? platform.services.config.tokenSecret))
}

/** The claims of a token, unsigned: algorithm `none` and an empty signature. */
export function unsignedToken(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}
