import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import { readablePage } from './page.ts'
import { wordsIn } from './words/index.ts'
import type { ArchivedRow, ArchivedSection, SectionOnPage } from './section.ts'

/** A page of more is not read, and browsers take long to lay it out; all rows stand in the JSON files. */
const ROWS_ON_PAGE_MAX = 1000

/** A file of the player that lies in the archive as it is. */
export interface ArchivedFile {
  /** Its path there. */
  path: string
  bytes: Buffer
}

/**
 * A ZIP archive in the player's language, or the default one where the site has no words in it. What is added is packed
 * at once, portion by portion, so that only what is packed is held.
 */
export class Archive {
  readonly #zip = new yazl.ZipFile()
  readonly #packed: Promise<Buffer>
  readonly #onPage: SectionOnPage[] = []

  constructor(private readonly setting: { locale: string | null; siteName: string; madeAt: Date }) {
    this.#packed = new Promise((resolve, reject) => {
      this.#zip.on('error', reject)
      buffer(this.#zip.outputStream).then(resolve, reject)
    })
    // Whoever adds hears of it first.
    this.#packed.catch(() => undefined)
  }

  /** Resolves when all of its rows were read. */
  async addSection({ name, portions, shown }: ArchivedSection): Promise<void> {
    const onPage = { name, shown, rows: [] as ArchivedRow[], rowCount: 0 }
    const text = Readable.from(linesOf(portions, onPage))
    this.#zip.addReadStream(text, `${name}.json`, { mtime: this.setting.madeAt })
    await finished(text)
    this.#onPage.push(onPage)
  }

  addFile({ path, bytes }: ArchivedFile): void {
    // Pictures and PDF files are packed already.
    this.#zip.addBuffer(bytes, path, { mtime: this.setting.madeAt, compress: false })
  }

  /** Adds the page that shows it all, and resolves to the whole. */
  finish(): Promise<Buffer> {
    const { locale, siteName, madeAt } = this.setting
    const page = readablePage(this.#onPage, { ...wordsIn(locale), siteName, madeAt })
    this.#zip.addBuffer(Buffer.from(page), 'index.html', { mtime: madeAt })
    this.#zip.end()
    return this.#packed
  }
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
