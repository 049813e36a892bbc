import { expect, test } from './fixtures.ts'
import { headerBalance } from './player.ts'

/** What a player's home asks the platform, each once. */
const ASKED = [
  '/api/game/games/favorites',
  '/api/game/games/played',
  '/api/game/player-bonuses',
  '/api/game/player-freespins',
  '/api/notification/messenger/messages',
  '/api/player/agreements',
  '/api/player/limit-prompt',
  '/api/player/presence',
  '/api/player/profile',
  '/api/player/short-check',
  '/api/retention/account',
  '/api/retention/player-quests',
  '/api/retention/wheels',
  '/api/wallet/accounts',
]

test.use({ isSignedIn: true, viewport: { width: 390, height: 844 } })

test('a player’s home asks for everything at once, and for nothing twice', async ({ page }) => {
  const asked: string[] = []
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await isHeld
    await route.continue()
  })
  await page.goto('/')
  // Nothing was answered yet: what is asked by now waits for no other answer.
  await expect.poll(() => asked.toSorted()).toEqual(ASKED)
  answer()
  await expect(headerBalance(page)).toContainText('0.00')
})
