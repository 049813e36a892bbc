import { island } from '../shared/page/island.tsx'

/**
 * Parts of the frame that are whole in the HTML and wake up when the browser is idle. Their styles are imported by
 * the frame itself, because the first paint needs them.
 */
export const SiteMenu = island(() => import('./menu/site-menu.tsx').then((module) => module.SidebarMenu))
export const FooterParts = island(() => import('./footer/footer-parts.tsx').then((module) => module.FooterParts))
export const NoticeBar = island(() => import('./notice-bar.tsx').then((module) => module.NoticeBar))

/** The server waits for them before it renders. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([SiteMenu.preload(), FooterParts.preload(), NoticeBar.preload()])
}
