import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomToken } from '@baize/kit'

/** Says of a browser to which accounts it signed in before. Kept where no script can read it. */
export const DEVICE_COOKIE = 'baize_device'

/** As long as browsers keep a cookie at most. */
const LIFE_SECONDS = 400 * 86_400

/** A family shares a browser; more accounts than that share no trust. */
const MARKS_MAX = 5

const FORM = /^([\w-]{22})((?:\.[\w-]{22}){0,5})$/

interface Ports {
  config: { publicUrl: string; tokenSecret: string }
}

/** An account as a device knows it: with its password of today, so that a new one makes every device a stranger. */
export interface DeviceAccount {
  playerId: string
  passwordHash: string
}

type Cookies = Readonly<Record<string, string>>

/** The id of the device the cookie belongs to, when it signed in to the account before; null for a stranger's. */
export function knownDevice({ config }: Ports, cookies: Cookies, account: DeviceAccount): string | null {
  const device = read(cookies)
  if (!device) return null
  const mark = Buffer.from(markOf(config.tokenSecret, device.id, account))
  const isKnown = device.marks.some((given) => timingSafeEqual(Buffer.from(given), mark))
  return isKnown ? device.id : null
}

/** The `Set-Cookie` value that makes the browser a known device of the account, beside those it knew. */
export function deviceCookie({ config }: Ports, cookies: Cookies, account: DeviceAccount): string {
  const { id, marks } = read(cookies) ?? { id: randomToken(16), marks: [] }
  const mark = markOf(config.tokenSecret, id, account)
  const kept = [mark, ...marks.filter((known) => known !== mark)].slice(0, MARKS_MAX)
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const value = [id, ...kept].join('.')
  return `${DEVICE_COOKIE}=${value}; Max-Age=${LIFE_SECONDS}; Path=/api/player; HttpOnly; SameSite=Strict${secure}`
}

function read(cookies: Cookies): { id: string; marks: string[] } | null {
  const [, id, marks] = FORM.exec(cookies[DEVICE_COOKIE] ?? '') ?? []
  return id === undefined ? null : { id, marks: marks!.split('.').slice(1) }
}

function markOf(secret: string, deviceId: string, { playerId, passwordHash }: DeviceAccount): string {
  const text = `known device ${deviceId} ${playerId} ${passwordHash}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
