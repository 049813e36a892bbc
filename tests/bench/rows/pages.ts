import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SiteProcess } from '../../support/site-process.ts'
import type { FloorAnswer } from '../load/floor.ts'
import { requestBytes, startFloor, startGenerator } from '../load/load.ts'
import { type Visitor, isBack, visitors } from '../load/visitors.ts'
import { type Figure, percentile } from '../statistics.ts'

const VISITORS = 96
const CONNECTIONS = 16
/** Short and many: what else the machine does then weighs on both alike. */
const SECONDS = 1
const WARM_UP_SECONDS = 2
const ROUNDS = 15

/** Above this share of its ceiling the generator is the limit. */
const GENERATOR_SHARE_MAX = 0.9

interface Measured {
  perSecond: number
  cpuMs: number
  /** The generator's share of one processor. */
  busy: number
}

interface Asked {
  visitor: Visitor
  answer: FloorAnswer
}

/**
 * Pages at hand for guests as they come (`visitors`), against a bare `node:http` server that sends each of them the
 * same body, in turn. The load comes from a process of its own, whose ceiling is what a processor of it can count
 * from a socket that sends the bytes of a page whatever it is asked.
 */
export async function benchCachedPages(site: SiteProcess): Promise<Figure> {
  const port = Number(new URL(site.url).port)
  const asked: Asked[] = []
  for (const [index, visitor] of visitors(VISITORS).entries())
    asked.push(await settle(site.url, visitor, isBack(index)))
  const answers = asked.map(({ answer }) => answer)
  const lengths = answers.map(({ status, body }) => ({ status, length: body.length }))
  const page = answers.find(({ status, body }) => status === 200 && body.length > 0)!

  using generator = startGenerator()
  using bare = await startFloor({ kind: 'http', answers })
  using socket = await startFloor({ kind: 'socket', answers: [page] })
  const toSite = asked.map(({ visitor }) => requestBytes(visitor, new URL(site.url).host))
  const toBare = asked.map(({ visitor }, index) =>
    requestBytes({ ...visitor, path: `/${index}${visitor.path}` }, new URL(site.url).host),
  )
  const whole = { status: 200, length: page.body.length }
  const load = (at: number, requests: Buffer[], seconds: number, expected = lengths) =>
    generator.run({ port: at, seconds, connections: CONNECTIONS, requests, answers: expected })
  const measured = async (at: number, pid: number, requests: Buffer[], expected = lengths): Promise<Measured> => {
    const before = cpuSecondsOf(pid)
    const { answered, seconds, busy } = await load(at, requests, SECONDS, expected)
    return { perSecond: answered / seconds, cpuMs: ((cpuSecondsOf(pid) - before) * 1000) / answered, busy }
  }

  await load(port, toSite, WARM_UP_SECONDS)
  await load(bare.port, toBare, WARM_UP_SECONDS)
  const rounds: { floor: Measured; ours: Measured; ceiling: Measured }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await measured(bare.port, bare.pid, toBare)
    const ours = await measured(port, site.pid, toSite)
    rounds.push({
      floor,
      ours,
      ceiling: await measured(
        socket.port,
        socket.pid,
        toSite,
        toSite.map(() => whole),
      ),
    })
  }
  for (const one of asked) await checkAgain(site.url, one)

  const floor = medianOf(rounds.map((round) => round.floor))
  const ours = medianOf(rounds.map((round) => round.ours))
  const ceiling = medianOf(rounds.map((round) => round.ceiling))
  const share = ours.perSecond / floor.perSecond
  const cost = floor.cpuMs / ours.cpuMs
  // What it could count with a processor to itself; what it counted depends on what else the machine does.
  const most = ceiling.perSecond / ceiling.busy
  const isGeneratorTheLimit = Math.max(floor.perSecond, ours.perSecond) > GENERATOR_SHARE_MAX * most
  const bytes = lengths.reduce((sum, { length }) => sum + length, 0) / lengths.length
  return {
    what: `Guest pages at hand for ${VISITORS} visitors as they come (country, cookies, browsers, crawlers, revisits), ${Math.round(bytes / 1024)} KB, against bare node:http`,
    measured:
      `${percent(share)} of the requests a second (${Math.round(ours.perSecond)} against ${Math.round(floor.perSecond)}), ` +
      `${percent(cost)} of them a CPU second (${ours.cpuMs.toFixed(3)} against ${floor.cpuMs.toFixed(3)} CPU-ms each); ` +
      `the generator was ${isGeneratorTheLimit ? 'the limit' : 'not the limit'}: ` +
      `ceiling ${Math.round(most)}/s, busy ${percent(ours.busy)} and ${percent(floor.busy)} of a processor`,
    reach: '≥ 60 %',
    isReached: share >= 0.6 && cost >= 0.6,
  }
}

function medianOf(measured: readonly Measured[]): Measured {
  const median = (member: keyof Measured) =>
    percentile(
      measured.map((one) => one[member]),
      0.5,
    )
  return { perSecond: median('perSecond'), cpuMs: median('cpuMs'), busy: median('busy') }
}

/** Follows a visitor to the page in their language, as a browser would, and to the copy they have of it. */
async function settle(siteUrl: string, visitor: Visitor, isBackAgain: boolean): Promise<Asked> {
  const first = await ask(siteUrl, visitor)
  if (first.status === 302) return settle(siteUrl, { ...visitor, path: first.headers.location! }, isBackAgain)
  if (first.status !== 200) throw new Error(`${visitor.path} answers ${first.status}`)
  const back = { ...visitor, headers: { ...visitor.headers, 'if-none-match': first.headers.etag! } }
  const { status, headers, body } = isBackAgain ? await ask(siteUrl, back) : first
  return {
    visitor: isBackAgain ? back : visitor,
    answer: {
      status,
      body,
      headers: {
        'content-type': String(headers['content-type']),
        ...(headers['content-encoding'] && { 'content-encoding': headers['content-encoding'] }),
        ...(body.length > 0 && { 'content-length': String(body.length) }),
      },
    },
  }
}

/** After the load every visitor still gets the whole page they got before it. */
async function checkAgain(siteUrl: string, { visitor, answer }: Asked): Promise<void> {
  const { status, headers, body } = await ask(siteUrl, visitor)
  const isWhole = answer.body.length === 0 ? body.length === 0 : textOf(headers, body).endsWith('</html>')
  if (status !== answer.status || !isWhole) throw new Error(`${visitor.path} no longer answers as before`)
}

function textOf(headers: IncomingHttpHeaders, body: Buffer): string {
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

function ask(
  siteUrl: string,
  { method, path, headers }: Visitor,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(siteUrl + path, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

/** Clock ticks of Linux are 10 ms, fine enough for a second of load. `NaN` elsewhere, which reaches nothing. */
function cpuSecondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number) as [number, number]
    return (user + system) / 100
  } catch {
    return Number.NaN
  }
}
