import { BonusTrigger, type Country, type Currency, LimitDefinition, type Locale, Platform } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { keepTournaments } from '../../src/flows/offers/tournaments/keep-tournaments.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { CASHIER, deposit, FakeCashier, SITE } from '../payments/fake-cashier.ts'
import { FakeOpenId, OPEN_ID } from './fake-open-id.ts'
import { FakeLiveChat, LIVECHAT } from '../chat/fake-livechat.ts'
import { send } from '../documents/send.ts'
import { FakeSumsub, SUMSUB } from '../identity/fake-sumsub.ts'
import { giveBonus } from '../support/bonuses.ts'
import { giveSpins } from '../support/free-spins.ts'
import { limitInput } from './limit-input.ts'
import { CHAIN, FakeChain } from '../support/fake-chain.ts'
import { makeFeed } from '../support/feed.ts'
import { FakeBrowser } from '../notification/fake-push-service.ts'
import { addPasskeyTo } from '../support/passkeys.ts'
import { pay } from '../support/money.ts'
import { withdraw } from '../payouts/withdrawing.ts'
import { CARRIERS, POST, TELEPHONE, TestPost } from '../support/post.ts'
import { playRound, STUDIO } from '../support/studio-calls.ts'

/** A platform where everything an operation may ask for exists: games, companies that answer, a player with a past. */
export interface House {
  platform: TestPlatform
  /** Where letters and text messages arrive. */
  post: TestPost
  /** Vouches for whoever is sent to it. */
  openId: FakeOpenId
  /** Has accounts, sessions, messages, favourites, invoices and rounds, and is only read. */
  anna: TestPlayer
  currencies: Currency[]
  countries: Country[]
  locales: Locale[]
}

/** Starts the platform with its companies and its catalogue, and gives one player a past. */
export async function startHouse(): Promise<House> {
  const post = new TestPost()
  const cashier = new FakeCashier()
  const openId = new FakeOpenId()
  const chain = new FakeChain()
  const sumsub = new FakeSumsub()
  const chat = new FakeLiveChat()
  const network: typeof fetch = async (url, init) => {
    const { origin } = new URL(url as string)
    const company =
      {
        [POST.url]: post,
        [TELEPHONE.url]: post,
        [FakeOpenId.origin]: openId,
        [SUMSUB.url]: sumsub,
        [LIVECHAT.url]: chat,
        [CHAIN.url]: chain,
      }[origin] ?? cashier
    return company.fetch(url, init)
  }
  const platform = await startTestPlatform({
    config: { publicUrl: SITE },
    companies: [CASHIER, CHAIN, ...CARRIERS, STUDIO, SUMSUB, LIVECHAT, ...OPEN_ID],
    services: { fetch: network },
    register: registerSeamless,
  })
  const feed = makeFeed(20)
  // The game that free spins of the house are of.
  const games = feed.games.with(-1, { ...feed.games.at(-1)!, identity: 'last-light' })
  await syncFeed(platform.pool, STUDIO.id, platform.clock.now(), { ...feed, games })
  await keepTournaments(platform.services)
  const [currencies, countries, locales] = await Promise.all([
    platform.client('listCurrencies', {}),
    platform.client('listCountries', {}),
    platform.client('listLocales', {}),
  ])
  const anna = await platform.player({ form: { nickname: 'Anna' } })
  await giveAPast(platform, anna)
  return { platform, post, openId, anna, currencies, countries, locales }
}

/** Gives a player one of everything that players have. */
export async function giveAPast(platform: TestPlatform, player: TestPlayer): Promise<void> {
  await deposit(player)
  await pay(platform.pool, player, 10_000n)
  await withdraw(player)
  await player.call('createAccount', { body: { currency: 'USD' } })
  await player.call('addFavoriteGame', { params: { id: 'game-0' } })
  await send(player)
  const [account] = await player.call('listAccounts', {})
  for (const amount of [500n, 700n])
    await giveBonus(platform.pool, { playerId: player.id, accountId: account!.id }, amount, { activatesItself: false })
  await giveSpins(platform.pool, { playerId: player.id, accountId: account!.id }, { isIssued: true })
  await player.call('applyBonusCode', { body: { bonusCode: 'FELT20', trigger: BonusTrigger.deposit } })
  await player.call('activateQuest', { params: { id: 'first-steps-1' } })
  await addPasskeyTo(player, SITE)
  await player.call('addPushSubscription', { body: new FakeBrowser('http://127.0.0.1:9').subscription })
  await player.call('createLimit', { body: await limitInput(player, LimitDefinition.loss, 1000) })
  const { token } = await player.call('playGame', {
    params: { id: 'game-0' },
    body: { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: Platform.desktop, demoMode: false },
  })
  await playRound(platform, { launchToken: token, gameId: 'game-0', payout: '1000' })
}
