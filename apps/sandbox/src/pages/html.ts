/** Markup that was built by `html` and needs no escaping any more. */
export interface Html {
  readonly markup: string
}

type Piece = Html | string | number | false | undefined | readonly Html[]

/** Builds markup; every value put in is escaped unless it is markup itself. */
export function html(literals: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: literals.reduce((text, literal, index) => text + literal + markupOf(pieces[index]), '') }
}

function markupOf(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (typeof piece === 'string') return escape(piece)
  if (typeof piece === 'number') return String(piece)
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
