import { island } from '../shared/page/island.tsx'

/**
 * Parts of the frame that are whole in the HTML and wake up when the browser is idle, those below the fold when they
 * come near. What holds each of them uses a
 * class of the same style sheet, so that the first paint has it.
 */
export const SiteMenu = island(
  () => import('./menu/site-menu.tsx').then((module) => module.SidebarMenu),
  '#app nav[data-sidebar]',
)
export const BottomBarItems = island(() =>
  import('./bottom-bar/bottom-bar-items.tsx').then((module) => module.BottomBarItems),
)
export const FooterParts = island(
  () => import('./footer/footer-parts.tsx').then((module) => module.FooterParts),
  '#app footer',
)
export const HouseNotice = island(() => import('./notice-bar/house-notice.tsx').then((module) => module.HouseNotice))

/** The server waits for them before it renders. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([SiteMenu, BottomBarItems, FooterParts, HouseNotice].map((part) => part.preload()))
}
