import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { drawnWords } from './drawn-text.ts'

const require = createRequire(import.meta.url)

/** One face for Latin, Greek, Cyrillic and Arabic letters. */
const FACES = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  strong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

const INK = '#14271e'
const RULE = '#cfc6b2'
const LINE_HEIGHT = 1.45

export const MARGIN = 40
const PAGE = { width: 595, height: 842 }
export const INNER_WIDTH = PAGE.width - 2 * MARGIN
export const INNER_BOTTOM = PAGE.height - MARGIN - 20

export interface TextStyle {
  size: number
  face?: keyof typeof FACES
}

/** Where text goes: from the side a line begins at, mirrored on pages that are read from right to left. */
export interface Box {
  start: number
  width: number
  isAtEnd?: boolean
}

/** Pages of A4 on which text of both directions can be set. Streams what it holds when it is ended. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  y = MARGIN

  constructor(
    private readonly direction: 'ltr' | 'rtl',
    { title, language }: { title: string; language: string },
  ) {
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: MARGIN,
      bufferPages: true,
      font: FACES.plain,
      lang: language,
      displayTitle: true,
      info: { Title: title },
    })
  }

  get hasRoom(): boolean {
    return this.y < INNER_BOTTOM
  }

  newPage(): void {
    this.document.addPage()
    this.y = MARGIN
  }

  /** One line of text in the box, smaller where it would not fit. Does not move down. */
  text(text: string, { start, width, isAtEnd = false }: Box, { size, face = 'plain' }: TextStyle): void {
    this.document.font(FACES[face]).fontSize(size).fillColor(INK)
    const wide = this.#widthOf(text)
    if (wide > width) this.document.fontSize(Math.max(4, (size * width) / wide))
    const drawn = Math.min(wide, width)
    const isRight = isAtEnd !== (this.direction === 'rtl')
    const left = this.direction === 'rtl' ? PAGE.width - MARGIN - start - width : MARGIN + start
    let x = isRight ? left + width - drawn : left
    for (const word of drawnWords(text, this.direction)) {
      if (word.trim() !== '') this.document.text(word, x, this.y, { lineBreak: false })
      x += this.document.widthOfString(word)
    }
  }

  /** Text over as many lines as it takes, over the whole width. */
  paragraph(text: string, style: TextStyle): void {
    this.document.font(FACES[style.face ?? 'plain']).fontSize(style.size)
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
      if (lines.length === 0 || this.#widthOf(longer) > INNER_WIDTH) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    for (const line of lines) {
      this.text(line, { start: 0, width: INNER_WIDTH }, style)
      this.down(style.size)
    }
  }

  /** On to the next line of text of a size. */
  down(size: number): void {
    this.y += size * LINE_HEIGHT
  }

  rule(): void {
    const right = PAGE.width - MARGIN
    this.document.moveTo(MARGIN, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor(RULE).stroke()
  }

  /** Writes a foot on every page, and ends. */
  end(footOf: (page: number, pages: number) => string): void {
    const { count } = this.document.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(page)
      this.y = INNER_BOTTOM + 10
      this.text(footOf(page + 1, count), { start: 0, width: INNER_WIDTH, isAtEnd: true }, { size: 8 })
    }
    this.document.end()
  }

  #widthOf(text: string): number {
    return drawnWords(text, this.direction).reduce((width, word) => width + this.document.widthOfString(word), 0)
  }
}
