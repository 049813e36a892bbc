import type { MessageTexts } from './text.ts'

export const ptBr: MessageTexts = {
  welcome: {
    title: 'Boas-vindas',
    body: 'Sua conta está aberta. Antes de jogar, reserve dois minutos para ler como manter o jogo dentro do tempo e do dinheiro de que você dispõe.',
    label: 'Jogo responsável',
  },
  passwordChanged: {
    title: 'Sua senha foi alterada',
    body: 'Todos os outros aparelhos foram desconectados. Se não foi você, escreva para nós imediatamente.',
    label: 'Fale conosco',
  },
  signInLinked: {
    title: 'Uma nova forma de entrar',
    body: 'Sua conta agora também abre com uma conta sua em outra empresa, porque as duas têm o mesmo e-mail confirmado. Se não foi você, escreva para nós imediatamente.',
    label: 'Fale conosco',
  },
  guardsChanged: {
    title: 'A proteção da sua conta mudou',
    body: 'Mudou o que sua conta pede ao entrar. Se não foi você, escreva para nós imediatamente.',
    label: 'Sua segurança',
  },
  documentApproved: {
    title: 'Documento aceito',
    body: 'Verificamos um documento que você enviou e o aceitamos.',
    label: 'Seus documentos',
  },
  documentRejected: {
    title: 'Documento não aceito',
    body: 'Verificamos um documento que você enviou e não pudemos aceitá-lo. Veja o motivo e envie outro.',
    label: 'Seus documentos',
  },
  identityApproved: {
    title: 'Identidade verificada',
    body: 'A verificação da sua identidade terminou e está tudo certo.',
    label: 'Verificação',
  },
  identityRejected: {
    title: 'Identidade não confirmada',
    body: 'A verificação da sua identidade não deu certo. Veja o motivo e se você pode tentar de novo.',
    label: 'Verificação',
  },
  withdrawalPaid: {
    title: 'Saque pago',
    body: 'A empresa de pagamentos pagou o seu saque.',
    label: 'Seus pagamentos',
  },
  withdrawalFailed: {
    title: 'O saque falhou',
    body: 'A empresa de pagamentos não conseguiu pagar. O dinheiro voltou para o seu saldo.',
    label: 'Seus pagamentos',
  },
  withdrawalRefused: {
    title: 'Saque não realizado',
    body: 'O dinheiro voltou para o seu saldo. Seus pagamentos dizem por quê.',
    label: 'Seus pagamentos',
  },
  referralJoined: {
    title: 'Um amigo se cadastrou',
    body: 'Alguém abriu uma conta com o seu link de convite. Lá você vê como está cada convite.',
    label: 'Seus convites',
  },
  referralRewarded: {
    title: 'Um bônus pelo seu convite',
    body: 'Um amigo que você convidou cumpriu as condições, e o seu bônus está na sua conta.',
    label: 'Seus convites',
  },
  tournamentPrize: {
    title: 'Você ganhou um prêmio em um torneio',
    body: 'O torneio terminou, e o prêmio pela sua colocação está na sua conta.',
    label: 'Torneios',
  },
  betCorrected: {
    title: 'O resultado de uma aposta foi corrigido',
    body: 'Uma aposta esportiva foi liquidada de novo, e o que ela pagou a mais foi retirado. O que já não estava na conta é pago com o próximo dinheiro dela.',
    label: 'Suas apostas',
  },
  levelReached: {
    title: 'Uma recompensa pelo seu novo nível',
    body: 'Você alcançou um novo nível, e a recompensa está na sua conta.',
    label: 'Seu nível',
  },
  wheelSpinsGiven: {
    title: 'Giros de uma roda de prêmios',
    body: 'Você pode girar uma roda de prêmios. A página dela diz até quando e a chance de cada prêmio.',
    label: 'A roda',
  },
  questCompleted: {
    title: 'Você concluiu uma missão',
    body: 'Todas as tarefas estão feitas, e a recompensa está na sua conta.',
    label: 'Suas missões',
  },
  cashbackPaid: {
    title: 'Seu cashback',
    body: 'Uma parte do que você perdeu em um período que terminou está na sua conta.',
    label: 'Seus bônus',
  },
  bonusGiven: {
    title: 'Você tem um bônus',
    body: 'Ele está na sua conta, com as condições ao lado.',
    label: 'Seus bônus',
  },
  bonusExpiring: {
    title: 'Um bônus está perto do fim',
    body: 'Falta menos de um dia do prazo. O seu próprio dinheiro fica como está, e você não precisa jogar por ele.',
    label: 'Seus bônus',
  },
  bonusPlayed: {
    title: 'Seu bônus agora é dinheiro seu',
    body: 'Você cumpriu o requisito de apostas dele.',
    label: 'Seu histórico',
  },
  bonusEnded: {
    title: 'Um bônus terminou',
    body: 'Nada dele virou dinheiro seu. O dinheiro que era seu está intacto.',
    label: 'Seu histórico',
  },
  freeSpinsGiven: {
    title: 'Você tem rodadas grátis',
    body: 'Elas estão na sua conta e não custam nada; você decide se e quando começá-las.',
    label: 'Seus bônus',
  },
  freeSpinsExpiring: {
    title: 'Rodadas grátis estão perto do fim',
    body: 'Falta menos de um dia do prazo. O que elas ganharam continua seu conforme as condições, e você não precisa jogar as outras.',
    label: 'Seus bônus',
  },
  freeSpinsEnded: {
    title: 'Rodadas grátis terminaram',
    body: 'O que elas ganharam e para onde foi está no seu histórico.',
    label: 'Seu histórico',
  },
  creditCardRefused: {
    title: 'Cartões de crédito não são aceitos',
    body: 'No seu país não é permitido depositar com cartão de crédito. Nada foi creditado no seu saldo; o dinheiro volta para o cartão.',
    label: 'Seus pagamentos',
  },
  depositArrived: {
    title: 'Depósito recebido',
    body: 'Seu pagamento chegou e está no seu saldo.',
    label: 'Seus pagamentos',
  },
  newSignIn: {
    title: 'Acesso de um lugar novo',
    body: 'Alguém entrou na sua conta com um aparelho novo ou de outro país. Se não foi você, encerre esse acesso e troque a senha.',
    label: 'Sua segurança',
  },
}
