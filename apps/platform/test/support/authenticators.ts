import { codeOf, type TestPlatform, type TestVisitor } from '@baize/testkit'

/** What somebody holds in their hand. */
export interface Authenticator {
  /** The code it shows now, or in so many seconds. */
  code(aheadSeconds?: number): string
}

/** An authenticator that took over this key. */
export function authenticatorOf(platform: TestPlatform, key: string): Authenticator {
  return {
    code: (aheadSeconds = 0) => codeOf(key, platform.clock.now().getTime() + aheadSeconds * 1000),
  }
}

/** Lets a player, who has just proved who they are, switch the second factor on. */
export async function switchSecondFactorOn(
  platform: TestPlatform,
  player: Pick<TestVisitor, 'call'>,
): Promise<Authenticator & { recoveryCodes: string[] }> {
  const { authenticatorKey } = await player.call('beginSecondFactor', {})
  const authenticator = authenticatorOf(platform, authenticatorKey)
  const { recoveryCodes } = await player.call('confirmSecondFactor', { body: { code: authenticator.code() } })
  return { ...authenticator, recoveryCodes }
}

/** The next code is another one. */
export function nextCode(platform: TestPlatform): void {
  platform.clock.advance(30_000)
}
