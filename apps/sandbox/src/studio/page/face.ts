import type { GameBoot } from '../boot.ts'

const FACES = '/studio/assets/faces/'

/** Writes the page in the face of its studio, and in one for Persian where that is its language. Nothing waits for it. */
export function setType({ type, locale }: GameBoot, root = document.documentElement): void {
  root.style.setProperty('--display-spacing', `${type.letterSpacing}em`)
  root.style.setProperty('--display-case', type.isCapitals ? 'uppercase' : 'none')
  load('Studio', type.face, {})
  if (locale === 'fa')
    load('Studio Persian', 'vazirmatn', {
      weight: '100 900',
      unicodeRange: 'U+0600-06FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFF',
    })
}

function load(family: string, face: string, descriptors: FontFaceDescriptors): void {
  const made = new FontFace(family, `url(${FACES}${face})`, descriptors)
  document.fonts.add(made)
  void made.load().catch(() => undefined)
}
