import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import { readablePage } from './page.ts'
import { wordsIn } from './words/index.ts'
import type { ArchivedRow, ArchivedSection, SectionOnPage } from './section.ts'

/** A page of more is not read, and browsers take long to lay it out; all rows stand in the JSON files. */
const ROWS_ON_PAGE_MAX = 1000

/** What is held of an archive at once; as JSON it makes an answer of 6 MB. */
export const PIECE_BYTES = 4 * 1024 * 1024

/** A file of the player that lies in the archive as it is. */
export interface ArchivedFile {
  /** Its path there. */
  path: string
  bytes: Buffer
}

/**
 * A ZIP archive in the player's language, or the default one where the site has no words in it. What is added is packed
 * and kept at once, portion by portion, so that a piece of it is held at most.
 */
export class Archive {
  readonly #zip = new yazl.ZipFile()
  readonly #kept: Promise<number>
  readonly #onPage: SectionOnPage[] = []

  constructor(
    private readonly setting: { locale: string | null; siteName: string; madeAt: Date },
    keep: (piece: Buffer, position: number) => Promise<void>,
  ) {
    this.#kept = new Promise((resolve, reject) => {
      this.#zip.on('error', reject)
      keepStream(this.#zip.outputStream as AsyncIterable<Buffer>, keep).then(resolve, reject)
    })
    // Whoever adds hears of it first.
    this.#kept.catch(() => undefined)
  }

  /** Resolves when all of its rows were read. */
  async addSection({ name, portions, shown }: ArchivedSection): Promise<void> {
    const onPage = { name, shown, rows: [] as ArchivedRow[], rowCount: 0 }
    const text = Readable.from(linesOf(portions, onPage))
    this.#zip.addReadStream(text, `${name}.json`, { mtime: this.setting.madeAt })
    await this.#taken(text)
    this.#onPage.push(onPage)
  }

  /** Resolves when it is packed. */
  async addFile({ path, bytes }: ArchivedFile): Promise<void> {
    const file = Readable.from([bytes])
    // Pictures and PDF files are packed already.
    this.#zip.addReadStream(file, path, { mtime: this.setting.madeAt, compress: false })
    await this.#taken(file)
  }

  /** Adds the page that shows it all, and resolves to the number of pieces. */
  finish(): Promise<number> {
    const { locale, siteName, madeAt } = this.setting
    const page = readablePage(this.#onPage, { ...wordsIn(locale), siteName, madeAt })
    this.#zip.addBuffer(Buffer.from(page), 'index.html', { mtime: madeAt })
    this.#zip.end()
    return this.#kept
  }

  /** What is no longer kept is not read to its end either. */
  async #taken(stream: Readable): Promise<void> {
    await Promise.race([finished(stream), this.#kept])
  }
}

/** Keeps a file piece by piece as it comes, so that one is held at most; resolves to how many there were. */
export async function keepStream(
  stream: AsyncIterable<Buffer>,
  keep: (piece: Buffer, position: number) => Promise<void>,
): Promise<number> {
  let count = 0
  for await (const piece of inPieces(stream)) await keep(piece, count++)
  return count
}

/** The bytes of a stream, so many at once. */
async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let missing = PIECE_BYTES
  for await (const chunk of stream) {
    let rest = chunk
    while (rest.length >= missing) {
      yield Buffer.concat([...held, rest.subarray(0, missing)])
      rest = rest.subarray(missing)
      held = []
      missing = PIECE_BYTES
    }
    held.push(rest)
    missing -= rest.length
  }
  if (missing < PIECE_BYTES) yield Buffer.concat(held)
}

/** A list in JSON with a row on each line; notes what of it the page shows. */
async function* linesOf(
  portions: AsyncIterable<readonly ArchivedRow[]>,
  onPage: { rows: ArchivedRow[]; rowCount: number },
): AsyncGenerator<string> {
  yield '['
  for await (const portion of portions) {
    if (portion.length === 0) continue
    yield `${onPage.rowCount === 0 ? '' : ','}\n${portion.map((row) => JSON.stringify(row)).join(',\n')}`
    onPage.rows.push(...portion.slice(0, Math.max(0, ROWS_ON_PAGE_MAX - onPage.rows.length)))
    onPage.rowCount += portion.length
  }
  yield '\n]\n'
}
