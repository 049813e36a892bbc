import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

export interface Prompt {
  /** The next line; what is secret is not shown as it is typed. */
  ask(question: string, isSecret?: boolean): Promise<string>
  close(): void
}

/** Asks at the terminal, or reads lines where the input is none: secrets never stand among the arguments. */
export function openPrompt(): Prompt {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stderr.write(chunk)
      done()
    },
  })
  const terminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output, terminal })
  const waiting: ((line: string) => void)[] = []
  const read: string[] = []
  lines.on('line', (line) => {
    const next = waiting.shift()
    if (next) next(line)
    else read.push(line)
  })
  lines.on('close', () => waiting.splice(0).forEach((give) => give('')))
  return {
    async ask(question, isSecret = false) {
      process.stderr.write(`${question}: `)
      isMuted = isSecret
      const line = read.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve)))
      isMuted = false
      if (isSecret || !terminal) process.stderr.write('\n')
      return line.trim()
    },
    close: () => lines.close(),
  }
}
