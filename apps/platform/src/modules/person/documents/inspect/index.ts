import { readFile } from 'node:fs/promises'
import type { VirusScanner } from '../scanner/port.ts'
import { kindOf } from './kind.ts'
import { inTurn } from './line.ts'
import { checkPdf } from './pdf.ts'
import { redrawPicture } from './picture.ts'
import { refused, type Verdict } from './verdict.ts'

/**
 * Judges a file by what is in it: its name and what its sender calls it say nothing. The scanner sees it first, as it
 * came, before anything of ours opens it.
 */
export function inspect(path: string, scanner: VirusScanner | null): Promise<Verdict> {
  return inTurn(async () => {
    const bytes = await readFile(path)
    if (bytes.length === 0) return refused('fileEmpty')
    const kind = kindOf(bytes)
    if (kind === null) return refused('fileType')
    if (scanner && !(await scanner.isClean(bytes))) return refused('fileInfected')
    return kind === 'pdf' ? checkPdf(bytes) : redrawPicture(bytes)
  })
}
