import { spawn } from 'node:child_process'
import type { TestProgram } from '@baize/testkit/program'

/** A process of the house that listens. */
export interface House {
  url: string
  /** As a power cut does. */
  kill(): Promise<void>
  /** As an operator does. */
  stop(): Promise<void>
  /** What went wrong so far, a line each. */
  complaints(): string[]
}

export async function startHouse(program: TestProgram, databaseUrl: string, tokenSecret: string): Promise<House> {
  const child = spawn(process.execPath, [program.file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORM_DATABASE: databaseUrl, STORM_SECRET: tokenSecret },
  })
  let said = ''
  let complained = ''
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /^ready (\S+)$/m.exec(said)
      if (ready) resolve(ready[1]!)
    })
    child.once('exit', () => reject(new Error(`a process of the house ended: ${complained}`)))
  })
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
    complaints: () => complained.split('\n').filter((line) => line !== ''),
  }
}
