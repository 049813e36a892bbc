import type { RejectTexts } from './text.ts'

export const ptBr: RejectTexts = {
  unreadable: 'Não conseguimos ler tudo. Envie uma imagem mais nítida e com boa luz.',
  incomplete: 'Falta uma parte do documento. Envie-o inteiro, com todos os cantos.',
  expired: 'Este documento não é mais válido.',
  too_old: 'Este documento tem mais de 3 meses.',
  wrong_document: 'Este não é o documento que pedimos.',
  other_person: 'O nome ou a data de nascimento não são os da sua conta.',
  altered: 'A imagem foi editada ou mostra uma tela ou uma cópia. Envie uma imagem do próprio documento.',
  not_needed: 'Não precisamos deste documento.',
  other: 'Não pudemos aceitar este documento.',
}
