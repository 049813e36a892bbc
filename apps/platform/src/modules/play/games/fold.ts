/** Text as search and order see it: without case, accents and doubled blanks. `Él Dorado` is `el dorado`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
