import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FloorOrder } from './floor.ts'
import type { LoadOrder, LoadResult } from './generator.ts'
import type { Visitor } from './visitors.ts'

/** A process of its own that sends requests; ends with the scope. */
export function startGenerator() {
  const child = program('generator.ts')
  return {
    run: (order: LoadOrder): Promise<LoadResult> => ask<LoadResult>(child, order),
    [Symbol.dispose]: () => void child.kill(),
  }
}

/** A server beside the site, on a port of the system's choice; ends with the scope. */
export async function startFloor(order: FloorOrder) {
  const child = program('floor.ts')
  const port = await ask<number>(child, order)
  return { port, pid: child.pid!, [Symbol.dispose]: () => void child.kill() }
}

/** The bytes of a request on a connection that stays. */
export function requestBytes({ method, path, headers }: Visitor, host: string): Buffer {
  const lines = Object.entries({ host, connection: 'keep-alive', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}

function program(name: string): ChildProcess {
  return fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function ask<Answer>(child: ChildProcess, order: FloorOrder | LoadOrder): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A program of the load ended with ${code}.`))
    child.once('exit', onExit)
    child.once('message', (answer) => {
      child.off('exit', onExit)
      resolve(answer as Answer)
    })
    child.send(order)
  })
}
