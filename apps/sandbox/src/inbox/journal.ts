import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { KeptLetter } from './letter.ts'

/** Where letters outlive the process. */
export interface Journal {
  /** The letters of the last run, oldest first. */
  read: () => Promise<KeptLetter[]>
  /** Resolves when the letter is on disk. */
  append: (letter: KeptLetter) => Promise<void>
  /** Leaves nothing but these letters in the file, oldest first. */
  replace: (letters: readonly KeptLetter[]) => Promise<void>
  close: () => Promise<void>
}

/** One letter a line. A line cut off by a crash was never confirmed to anyone and is skipped. */
export function fileJournal(path: string): Journal {
  let handle: FileHandle | undefined

  const replace = async (letters: readonly KeptLetter[]) => {
    await writeFile(`${path}.new`, letters.map(lineOf).join(''))
    await rename(`${path}.new`, path)
    await handle?.close()
    handle = await open(path, 'a')
  }

  return {
    async read() {
      await mkdir(dirname(path), { recursive: true })
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      return text.split('\n').flatMap(letterOf)
    },
    async append(letter) {
      handle ??= await open(path, 'a')
      await handle.appendFile(lineOf(letter))
      await handle.datasync()
    },
    replace,
    async close() {
      await handle?.close()
      handle = undefined
    },
  }
}

/** Keeps nothing; for an inbox without a data directory. */
export const noJournal: Journal = {
  read: async () => [],
  append: async () => undefined,
  replace: async () => undefined,
  close: async () => undefined,
}

const lineOf = (letter: KeptLetter) => `${JSON.stringify(letter)}\n`

function letterOf(line: string): KeptLetter[] {
  try {
    return [JSON.parse(line) as KeptLetter]
  } catch {
    return []
  }
}
