import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type SiteProcess, freePort } from '../../support/site-process.ts'
import type { Figure } from '../statistics.ts'

const SECONDS = 6
const CONNECTIONS = 20
const ROUNDS = 3

const FLOOR = `
const [port, size, ...headers] = process.argv.slice(1)
let body = Buffer.alloc(0)
process.stdin.on('data', (chunk) => {
  body = Buffer.concat([body, chunk])
  if (body.length < Number(size)) return
  require('node:http').createServer((_request, response) => {
    response.writeHead(200, JSON.parse(headers[0]))
    response.end(body)
  }).listen(Number(port), () => console.log('listening'))
})`

/**
 * The cached guest lobby against a bare `node:http` server that sends the same bytes, in turn. The client of
 * the load needs about as much of the machine as the servers, so the servers' own CPU is compared as well.
 */
export async function benchCachedLobby(site: SiteProcess): Promise<Figure> {
  const headers = { 'accept-encoding': 'gzip' }
  const { bytes, contentType } = await raw(`${site.url}/`, headers)
  const port = await freePort()
  const floorHeaders = { 'content-type': contentType, 'content-encoding': 'gzip', 'content-length': bytes.length }
  const floor = spawn(process.execPath, ['-e', FLOOR, String(port), String(bytes.length), JSON.stringify(floorHeaders)])
  floor.stdin.write(bytes)
  await new Promise((resolve) => floor.stdout.once('data', resolve))
  const rate = async (url: string, pid: number) => {
    const before = cpuSecondsOf(pid)
    const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers, workers: 1 })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad replies, ${result.errors} errors`)
    return { perSecond: result.requests.average, cpuMs: ((cpuSecondsOf(pid) - before) * 1000) / result.requests.total }
  }
  const rounds: { rate: number; cost: number; text: string }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await rate(`${site.url}/`, site.pid)
    const bare = await rate(`http://localhost:${port}/`, floor.pid!)
    rounds.push({
      rate: ours.perSecond / bare.perSecond,
      cost: bare.cpuMs / ours.cpuMs,
      text: `${Math.round(ours.perSecond)} against ${Math.round(bare.perSecond)} requests/s; ${ours.cpuMs.toFixed(3)} against ${bare.cpuMs.toFixed(3)} CPU-ms each`,
    })
  }
  floor.kill()
  const { rate: share, cost, text } = rounds.toSorted((a, b) => a.cost - b.cost)[1]!
  return {
    what: `Guest lobby from the cache against bare node:http, ${Math.round(bytes.length / 1024)} KB gzip: requests per second, and per CPU second`,
    measured: `${(share * 100).toFixed(0)} % and ${(cost * 100).toFixed(0)} % (${text})`,
    reach: '≥ 60 %',
    isReached: share >= 0.6 && cost >= 0.6,
  }
}

/** Clock ticks of Linux are 10 ms, fine enough for seconds of load. `NaN` elsewhere, which reaches nothing. */
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

async function raw(url: string, headers: Record<string, string>): Promise<{ bytes: Buffer; contentType: string }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ bytes: Buffer.concat(chunks), contentType: String(response.headers['content-type']) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
