import { readSportsbookSiteMessage } from '@baize/kit/sportsbook-frame'
import {
  begin,
  go,
  load,
  loadMenu,
  loadTickets,
  openSlip,
  pathHere,
  refreshBalance,
  say,
  show,
  siteOrigin,
} from './actions.ts'
import { frameView } from './frame-view.ts'
import { refreshPicks } from './slip-actions.ts'
import { onChange, set, store } from './store.ts'
import { draw } from './vdom.ts'
import { tellHeight, widgetView } from './widget-view.ts'
import './page.css'

const kind = document.documentElement.dataset.kind ?? 'page'
const root = document.querySelector('#root')!

/** Clocks go on, and marks of prices that moved fade. */
const CLOCK_MS = 1000
const TICKETS_MS = 4000
const MENU_MS = 30_000

const render = () => {
  draw(root, [kind === 'page' ? frameView() : widgetView(kind)])
  if (kind !== 'page') tellHeight(root)
}
onChange(render)

addEventListener('message', (event) => {
  if (event.source !== parent) return
  const message = readSportsbookSiteMessage(event, siteOrigin)
  if (!message) return
  switch (message.type) {
    case 'session':
      return void begin(message.token).then(refreshPicks)
    case 'go':
      return go(message.path)
    case 'theme':
      document.documentElement.dataset.theme = message.theme
      return
    case 'pause':
      return set({ isPaused: true })
    case 'resume':
      return set({ isPaused: false })
    case 'balance-changed':
      return void refreshBalance()
  }
})

addEventListener('popstate', () => show(pathHere()))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && store.isSlipOpen) openSlip(false)
})

render()
// The first word of a page: whatever comes before it is heard as that of one that was loaded anew.
say({ type: 'loaded' })
show(pathHere())
if (kind === 'page') {
  void loadMenu()
  void refreshPicks()
  setInterval(() => void loadMenu(), MENU_MS)
  setInterval(() => store.path === '/bets' && store.session && void loadTickets().catch(() => undefined), TICKETS_MS)
}
setInterval(() => document.hidden || set({}), CLOCK_MS)
// A list of what is to come grows old: what has begun meanwhile comes by the stream, what is new does not.
setInterval(() => document.hidden || store.path === '/bets' || void load(), 60_000)
if (kind !== 'page') say({ type: 'ready' })
