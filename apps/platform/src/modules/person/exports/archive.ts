import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { readablePage } from './page.ts'
import { wordsIn } from './words/index.ts'
import type { ArchivedSection } from './section.ts'

/** A file of the player that lies in the archive as it is. */
export interface ArchivedFile {
  /** Its path there. */
  path: string
  bytes: Buffer
}

/** A ZIP archive of the sections in the player's language, or the default one where the site has no words in it. */
export async function makeArchive(
  sections: readonly ArchivedSection[],
  files: readonly ArchivedFile[],
  { locale, siteName, madeAt }: { locale: string | null; siteName: string; madeAt: Date },
): Promise<Buffer> {
  const archive = new yazl.ZipFile()
  const add = (name: string, text: string) => archive.addBuffer(Buffer.from(text), name, { mtime: madeAt })
  const { language, words } = wordsIn(locale)
  add('index.html', readablePage(sections, { language, words, siteName, madeAt }))
  for (const { name, rows } of sections) add(`${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
  // Pictures and PDF files are packed already.
  for (const { path, bytes } of files) archive.addBuffer(bytes, path, { mtime: madeAt, compress: false })
  archive.end()
  return buffer(archive.outputStream)
}
