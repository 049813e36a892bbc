import { findPageChat, listPaymentWays, listSportsbooks, type Platform, servedOperations } from '@baize/platform'
import type { PagesDeps } from '@baize/web'
import type { SiteConfig } from './config/index.ts'
import { guestClient } from './in-process.ts'
import { shippedContentDir } from './layout.ts'
import type { MakeDeps } from './page-source.ts'

/** What pages are given: of the platform, of the configuration, and of where they come from. */
export function pagesDeps(
  config: SiteConfig,
  { services }: Pick<Platform, 'services'>,
  { assets, publicDir, isDevelopment }: Parameters<MakeDeps>[0],
): PagesDeps {
  return {
    client: (visitor) => guestClient(services, visitor),
    studioUrls: async () => {
      const urls = (await services.companies.all('studio')).map(({ url }) => url)
      // A house that has no studio yet names no address but its own.
      return urls.length > 0 ? urls : [config.sandbox.mode === 'off' ? config.publicUrl : config.sandbox.url]
    },
    paymentUrls: async () => (await services.companies.all('cashier')).map(({ url }) => url),
    widgetUrls: async () => {
      const url = (await services.companies.serving('sign-in')).find(({ id }) => id === 'telegram')?.url
      if (url === undefined) return []
      // Telegram's own script comes from one address and its frame from another.
      return url === 'https://telegram.org' ? [url, 'https://oauth.telegram.org'] : [url]
    },
    identity: async () => {
      const [company] = await services.companies.serving('identity')
      return company ? identityWidget(company.url, config.identity) : null
    },
    isReferralOn: async () => {
      const constants = await guestClient(services, { country: null, address: '127.0.0.1' }).call('getConstants', {})
      return constants.player.referral.enabled
    },
    paymentWays: () => listPaymentWays(services),
    sportsbooks: () => listSportsbooks(services),
    chat: () => findPageChat(services),
    assets,
    contentDir: shippedContentDir(),
    ownContentDir: config.contentDir,
    publicDir,
    watchesContent: true,
    logger: services.logger,
    clock: services.clock,
    config: {
      publicUrl: config.publicUrl,
      countryHeader: config.countryHeader,
      isCountryStated: config.isCountryStated,
      addressHeader: config.addressHeader,
      cashierUrl: config.sandbox.url,
      isSportsbookPathShared: config.isSportsbookPathShared,
      tagManager: config.tagManager,
      flags: {
        // Levels are shown to nobody before the points that open them are counted.
        loyaltyEnabled: config.isLoyaltyOn && servedOperations.some((name) => name === 'getLoyaltyAccount'),
        questsEnabled: config.isQuestsOn,
        affiliateTagExpiration: config.affiliateTagDays,
        ...(config.isGalleryOn ? { gallery: true } : {}),
      },
      isDevelopment,
    },
  }
}

/** Sumsub's own script comes from one address and its frames from others; whoever speaks as it does has one for all. */
function identityWidget(url: string, { isInPlaceOfDocuments, theme }: SiteConfig['identity']) {
  const isSumsub = new URL(url).hostname.endsWith('.sumsub.com')
  const script = '/idensic/static/sns-websdk-builder.js'
  return {
    flag: {
      enabled: true,
      hideDocumentsPage: isInPlaceOfDocuments,
      theme,
      scriptUrl: isSumsub ? `https://static.sumsub.com${script}` : url + script,
    },
    frameOrigin: isSumsub ? 'https://*.sumsub.com' : new URL(url).origin,
  }
}
