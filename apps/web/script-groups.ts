/**
 * Which modules of the browser's build travel together (docs/decisions/0117). Without groups the bundler gives every
 * `import()` a file of its own, most below 1 KB: a guest's first page asked for 134 of them, six at a time.
 *
 * A module goes to the first group that names it, and takes with it what only it needs. Islands and routes stay out:
 * the server finds their styles by the file they have of their own.
 */

/** Libraries that every page needs, in one file that outlives releases. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//

/** What every page loads beside them: one file compresses better than ten. */
const FRAME =
  /vite\/preload-helper|src\/(shared\/(connection|page\/(page-|search|cookies|hydration|island|load-once|content-link|under-way)|content\/(content|text|marked-text)|session\/(session|lazy-client|use-session)|dialogs\/use-dialogs)|app\/dialogs\/dialog-(rules|door)|routes\/(page-loader|page-paths|page-table|page-routes|find-page|use-page-data))|packages\/client\/src\/(session-store|access-token)/

/** Styles of what wakes up later, which the HTML needs at once: one sheet arrives sooner than ten. */
const SHELVES =
  /(features\/(catalogue|lobby)(\/\w+)?|shared\/cards)\/[\w-]+\.module\.css|routes\/(lobby|seo-text|page-title)\.module\.css|ui\/src\/(carousel|tabs|empty-state)\.module\.css/

/** Small things that several of the groups below need, so that none of those is fetched for the sake of one of them. */
const SMALL = /shared\/games\/game-card-data|features\/play\/(game-(bar|stage)\.module\.css|playable\.ts)/

/** The same, of what wakes up. */
const PARTS =
  /shared\/(games\/use-providers-href|page\/(percent|when-scrolled)|player\/favorites)|latest-in-turn\.ts$|ui\/src\/(tabs|placement|use-placement)\.tsx?$/

const WORDS =
  /shared\/(content\/(marked|prose)|failure\/[\w-]+|page\/use-format|bonuses\/name-in)\.tsx?$|page-(meta|title)\.tsx?$|known-links\.ts$|contract\/src\/(kinds|codes|people)\.ts$|lucide-react|(gradient-fill|picture-card|banner-images|use-carousel-words|seo-text)\.tsx?$|ui\/src\/(skeleton|empty-state|carousel)\.tsx$/

/** What keeps the answers of the API. */
const QUERY = /\/node_modules\/@tanstack\/(react-query|query-core)\/|src\/shared\/query\//

/** What the session of a player asks. */
const PLAYER =
  /(limits\/short-check|profile\/agreements|shared\/player|notifications)\/queries\.ts$|(player-session|first-reads|watch-presence|browser-push)\.ts$/

/** What wakes up on every page. */
const AWAKE =
  /\/src\/app\/(watch-build|after-load\/after-load|dialogs\/dialog-manager|bottom-bar\/bottom-bar-items)\.tsx?$/

/** What wakes up beside wide pages and at their end. */
const BORDERS = /\/src\/app\/(menu\/site-menu|footer\/footer-parts)\.tsx?$/

/** What somebody types into, and the dialogs that are fetched before they are asked for. */
const FORMS =
  /\/src\/shared\/(fields|forms)\/(?!codes\/(?!codes\.ts))|ui\/src\/(?!(code|copy|search|currency)-)[\w-]*(field|input|select|checkbox|combo-box)\.tsx$/

/** Codes that were sent to somebody, which come after a form. */
const CODES = /\/src\/shared\/forms\/codes\/|ui\/src\/code-field\.tsx$/
const WAYS_IN = /features\/[\w/-]*(search|sign-in|sign-up)-dialog\.tsx$/

const ROWS =
  /features\/catalogue\/(rows\/(?!player-|suggested-)|games\/(game-|use-card|use-has)|categories\/category-chips|providers\/provider-(row|data))[\w-]*\.tsx?$/

/** The lists that one looks through. */
const LISTS = /features\/catalogue\/\w+\/(?![\w-]*dialog)[\w-]+\.tsx?$/
const PLAY =
  /features\/play\/(bar-|use-|halt|launch|session-clock|volatility|game-(bar|info|sheet|plug|frame))[\w-]*\.tsx?$/

/** In the order in which they are asked. */
export const scriptGroups = [
  { name: 'vendor', test: VENDOR },
  { name: 'frame', test: FRAME },
  // What the first script needs without an `import()` comes with it, whatever its place.
  { name: 'frame', test: /\.tsx?$/, tags: ['$initial' as const] },
  { name: 'shelves', test: SHELVES },
  { name: 'small', test: SMALL },
  { name: 'parts', test: PARTS },
  { name: 'words', test: WORDS },
  { name: 'query', test: QUERY },
  { name: 'awake', test: AWAKE },
  { name: 'borders', test: BORDERS },
  { name: 'player', test: PLAYER },
  { name: 'forms', test: FORMS },
  { name: 'ways-in', test: WAYS_IN },
  { name: 'codes', test: CODES },
  { name: 'rows', test: ROWS },
  { name: 'lists', test: LISTS },
  { name: 'play', test: PLAY },
]
