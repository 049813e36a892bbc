import type { RefusalTexts } from './text.ts'

export const es: RefusalTexts = {
  documents_needed: 'Antes necesitamos documentos tuyos. Envíalos en «Documentos», en tu perfil.',
  identity_needed: 'Antes tenemos que comprobar quién eres. Tu perfil muestra cómo.',
  name_differs: 'La cuenta no está a tu nombre. Elige una que lo esté.',
  destination_unsuitable: 'No podemos pagar ahí. Elige otra cuenta u otra forma.',
  account_in_doubt: 'Tenemos preguntas sobre tu cuenta. Escríbenos, por favor.',
  other: 'No hemos podido pagarlo.',
}
