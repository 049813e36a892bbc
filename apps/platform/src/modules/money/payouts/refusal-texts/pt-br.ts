import type { RefusalTexts } from './text.ts'

export const ptBr: RefusalTexts = {
  documents_needed: 'Antes precisamos de documentos seus. Envie-os em “Documentos”, no seu perfil.',
  identity_needed: 'Antes precisamos verificar quem você é. Seu perfil mostra como.',
  name_differs: 'A conta não está em seu nome. Escolha uma que esteja.',
  destination_unsuitable: 'Não podemos pagar aí. Escolha outra conta ou outra forma.',
  account_in_doubt: 'Temos perguntas sobre a sua conta. Escreva para nós.',
  other: 'Não conseguimos pagar.',
}
