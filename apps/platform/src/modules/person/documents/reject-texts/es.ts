import type { RejectTexts } from './text.ts'

export const es: RejectTexts = {
  unreadable: 'No podemos leerlo todo. Envía una imagen más nítida y con buena luz.',
  incomplete: 'Falta una parte del documento. Envíalo entero, con todas las esquinas.',
  expired: 'Este documento ya no es válido.',
  too_old: 'Este documento tiene más de 3 meses.',
  wrong_document: 'Este no es el documento que pedimos.',
  other_person: 'El nombre o la fecha de nacimiento no son los de tu cuenta.',
  altered: 'La imagen fue editada o muestra una pantalla o una copia. Envía una imagen del propio documento.',
  not_needed: 'No necesitamos este documento.',
  other: 'No pudimos aceptar este documento.',
}
