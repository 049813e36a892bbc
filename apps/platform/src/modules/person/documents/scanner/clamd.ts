import { connect, type NetConnectOpts } from 'node:net'
import { SCAN_TIMEOUT_MS } from '../rules.ts'
import { ScannerUnavailable, type VirusScanner } from './port.ts'

const CHUNK_BYTES = 64 * 1024
const ANSWER_MAX_BYTES = 4_096

/** Where `clamd` listens: a socket of the machine, or a port. */
export type ClamdAddress = { path: string } | { host: string; port: number }

/** ClamAV's daemon, by its command `INSTREAM`: lengths and chunks, then a line. A connection for each file. */
export function clamd(address: ClamdAddress): VirusScanner {
  return {
    async isClean(bytes) {
      const answer = await ask(address, bytes)
      if (/^stream: OK$/.test(answer)) return true
      if (/^stream: .+ FOUND$/.test(answer)) return false
      throw new ScannerUnavailable(`clamd answered "${answer.slice(0, 200)}"`)
    },
  }
}

function ask(address: NetConnectOpts, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    const fail = (reason: string) => {
      socket.destroy()
      reject(new ScannerUnavailable(reason))
    }
    let answer = ''
    socket.setTimeout(SCAN_TIMEOUT_MS, () => fail('clamd took too long'))
    socket.on('error', (error) => fail(error.message))
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (answer.length > ANSWER_MAX_BYTES) fail('clamd answered too much')
    })
    // A command with a `z` is answered up to a zero byte.
    socket.on('close', () => resolve(answer.replace(/\0[\s\S]*$/, '').trim()))
    socket.write('zINSTREAM\0')
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const chunk = bytes.subarray(from, from + CHUNK_BYTES)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      socket.write(chunk)
    }
    socket.write(Buffer.alloc(4))
  })
}
