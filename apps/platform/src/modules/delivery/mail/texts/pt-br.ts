import type { PlayerLetterTexts } from './text.ts'

export const ptBr: PlayerLetterTexts = {
  emailConfirmation: {
    subject: 'Confirme seu e-mail',
    body: `Olá,

Este endereço foi informado para uma conta no {site}. Para confirmar que ele é seu, abra este link:

{link}

O link funciona uma única vez, por {days} dias. Se você não tem conta conosco, ignore esta mensagem.

{site}`,
  },
  passwordReset: {
    subject: 'Escolha uma nova senha',
    body: `Olá,

Foi pedida uma nova senha para a sua conta no {site}. Para escolhê-la, abra este link:

{link}

O link funciona uma única vez, por {minutes} minutos. Ao escolher uma nova senha, todos os aparelhos são desconectados.

Se não foi você que pediu, não precisa fazer nada. Sua senha continua a mesma.

{site}`,
  },
  registrationProof: {
    subject: 'Continue o seu cadastro',
    body: `Olá,

Alguém está preenchendo o formulário de uma nova conta no {site} com este endereço. Muitos endereços foram tentados hoje a partir da rede dessa pessoa, por isso perguntamos se este é seu. Se for você, abra este link e preencha o formulário mais uma vez:

{link}

O link funciona por {hours} horas. Se você já tem uma conta conosco, entre como sempre. Se não foi você, ignore esta mensagem.

{site}`,
  },
  signInLink: {
    subject: 'Seu link para entrar',
    body: `Olá,

Para abrir a sua conta no {site} sem senha, siga este link:

{link}

O link funciona uma única vez, por {minutes} minutos. Quem o tiver entra na sua conta, por isso não repasse esta mensagem.

{site}`,
  },
  newSignIn: {
    subject: 'Novo acesso à sua conta',
    body: `Olá,

Alguém entrou na sua conta em {site}:

{device}
{country}
{time}

Se foi você, não precisa fazer nada.

Se não foi você, abra este link e aperte o botão. Todos os aparelhos serão desconectados, a sua senha deixará de valer e nenhum saque será pago até você escolher uma nova:

{link}

O link vale uma vez e por {days} dias.

{site}`,
  },
  newSignInText: {
    subject: null,
    body: `Novo acesso à sua conta em {site}: {device}, {country}. Se não foi você, abra este link:

{link}`,
  },
  accountClosed: {
    subject: 'Sua conta foi encerrada',
    body: `Olá,

Sua conta no {site} foi encerrada, como você pediu. Todos os dispositivos foram desconectados.

Apagamos o histórico dos seus acessos em {signIns}. A lei nos obriga a guardar seus dados, pagamentos e rodadas por cinco anos; em {details} apagamos tudo o que diz quem você era.

Se não foi você quem encerrou a conta, escreva para nós imediatamente.

{site}`,
  },
  oneTimeCode: {
    subject: null,
    body: '{code} é o seu código do {site}. Ele funciona uma única vez, por {minutes} minutos. Não o passe a ninguém.',
  },
  proofCode: {
    subject: 'Seu código',
    body: `Olá,

Para provar mais uma vez que é você, digite este código em {site}:

{code}

Ele funciona uma vez e por {minutes} minutos. Não o passe a ninguém: nunca o pedimos.

Se você não pediu um código, alguém está usando a sua conta. Saia de todos os dispositivos e escolha uma nova senha.

{site}`,
  },
  secondFactorOn: {
    subject: 'A entrada com segunda prova está ativada',
    body: `Olá,

De agora em diante, sua conta em {site} pede um código do seu autenticador a cada entrada. Todos os outros dispositivos foram desconectados.

Guarde os códigos de recuperação onde você os encontre sem o telefone.

Se não foi você, escreva para nós imediatamente.

{site}`,
  },
  secondFactorOff: {
    subject: 'A entrada com segunda prova está desativada',
    body: `Olá,

Sua conta em {site} não pede mais um código do seu autenticador. Os códigos de recuperação não valem mais.

Se não foi você, escolha uma nova senha e escreva para nós imediatamente.

{site}`,
  },
  recoveryCodesRenewed: {
    subject: 'Novos códigos de recuperação foram criados',
    body: `Olá,

Sua conta em {site} tem novos códigos de recuperação. Os anteriores não valem mais.

Se não foi você, escolha uma nova senha e escreva para nós imediatamente.

{site}`,
  },
  recoveryCodeUsed: {
    subject: 'Um código de recuperação foi usado',
    body: `Olá,

Um código de recuperação da sua conta em {site} foi usado no lugar do seu autenticador. Códigos restantes: {left}.

Se não foi você, escolha uma nova senha e escreva para nós imediatamente.

{site}`,
  },
  passkeyAdded: {
    subject: 'Uma chave de acesso foi adicionada',
    body: `Olá,

Uma chave de acesso foi adicionada à sua conta em {site}:

{name}

Quem tiver esse dispositivo e puder abri-lo pode entrar. Se não foi você, remova-a em Segurança e escreva para nós imediatamente.

{site}`,
  },
  passkeyRemoved: {
    subject: 'Uma chave de acesso foi removida',
    body: `Olá,

Uma chave de acesso foi removida da sua conta em {site}:

{name}

Ela não serve mais para entrar. Se não foi você, escolha uma nova senha e escreva para nós imediatamente.

{site}`,
  },
  guardsChangedText: {
    subject: null,
    body: 'A proteção da sua conta em {site} foi alterada. Se não foi você, escreva para nós imediatamente.',
  },
  recoveryCodeUsedText: {
    subject: null,
    body: 'Um código de recuperação da sua conta em {site} foi usado. Se não foi você, escreva para nós imediatamente.',
  },
  documentApproved: {
    subject: 'Seu documento foi aceito',
    body: `Olá,

Verificamos o documento que você enviou, {file}, e o aceitamos. Você não precisa fazer nada.

{site}`,
  },
  documentRejected: {
    subject: 'Envie seu documento novamente',
    body: `Olá,

Verificamos o documento que você enviou, {file}, e não pudemos aceitá-lo:

{reason}

Você pode enviar outro aqui:

{link}

{site}`,
  },
  identityApproved: {
    subject: 'Sua identidade foi verificada',
    body: `Olá,

A verificação da sua identidade terminou e está tudo certo. Você não precisa fazer nada.

{link}

{site}`,
  },
  identityRejected: {
    subject: 'Não pudemos confirmar sua identidade',
    body: `Olá,

A verificação da sua identidade não deu certo. Veja aqui o motivo e se você pode tentar de novo:

{link}

{site}`,
  },
  newDestination: {
    subject: 'Há dinheiro a caminho de um novo destino',
    body: `Olá,

Foi pedido da sua conta em {site} um saque de {sum} para um destino ao qual nenhum dinheiro seu tinha ido antes:

{destination}

Se foi você, não precisa fazer nada.

Se não foi você, cancele o saque aqui e troque sua senha:

{link}

{site}`,
  },
  withdrawalRefused: {
    subject: 'Seu saque não foi realizado',
    body: `Olá,

Não conseguimos realizar seu saque de {sum}:

{reason}

O dinheiro voltou para o seu saldo. Veja seus pagamentos aqui:

{link}

{site}`,
  },
  withdrawalFailed: {
    subject: 'Seu saque falhou',
    body: `Olá,

A empresa de pagamentos não conseguiu pagar {sum}. O dinheiro voltou para o seu saldo, e você pode escolher outra forma ou outra conta.

Veja seus pagamentos aqui:

{link}

{site}`,
  },
  lateMoneyHeld: {
    subject: 'Sua conta encerrada tem dinheiro',
    body: `Olá,

Chegou dinheiro à sua conta no {site} depois que você a encerrou. Agora há nela {sum}. O dinheiro é seu: nós o guardamos para você, e ninguém pode jogar com ele.

Diga-nos, a partir deste endereço, para onde devemos enviá-lo:

{link}

{site}`,
  },
  lateMoneyPaid: {
    subject: 'Seu dinheiro está a caminho',
    body: `Olá,

Pagamos o que restava na sua conta encerrada no {site}: {sum}, para {destination}.

{site}`,
  },
  referralJoined: {
    subject: 'Alguém se cadastrou com o seu link',
    body: `Olá,

Alguém abriu uma conta no {site} com o seu link de convite. Assim que as condições forem cumpridas a tempo, o seu convite conta.

Veja aqui como está cada convite:

{link}

{site}`,
  },
  referralRewarded: {
    subject: 'Um bônus pelo seu convite',
    body: `Olá,

Um amigo que você convidou para o {site} cumpriu as condições. O seu bônus de {sum} está na sua conta. Ele tem um requisito de apostas, que você vê junto aos seus bônus.

Seus convites estão aqui:

{link}

{site}`,
  },
  cashbackPaid: {
    subject: 'Seu cashback',
    body: `Olá,

Seu cashback de {sum} está na sua conta. É uma parte do que você perdeu em um período que terminou.

Como foi calculado e o que vem a seguir:

{link}

{site}`,
  },
  bonusGiven: {
    subject: 'Você tem um bônus',
    body: `Olá,

Seu bônus “{name}” de {sum} está na sua conta. As condições estão junto dele, e você pode desistir dele quando elas permitirem.

Seus bônus estão aqui:

{link}

{site}`,
  },
  bonusExpiring: {
    subject: 'Um bônus está perto do fim',
    body: `Olá,

O prazo do seu bônus “{name}” de {sum} termina em {until}. O que restar dele volta para nós; o seu próprio dinheiro fica como está. Você não precisa jogar por ele.

Como ele está:

{link}

{site}`,
  },
  bonusPlayed: {
    subject: 'Seu bônus agora é dinheiro seu',
    body: `Olá,

Você cumpriu o requisito de apostas do seu bônus “{name}” de {sum}. {won} dele agora são dinheiro seu.

Ele está no seu histórico:

{link}

{site}`,
  },
  bonusEnded: {
    subject: 'Um bônus terminou',
    body: `Olá,

Seu bônus “{name}” de {sum} terminou, e nada dele virou dinheiro seu. O dinheiro que era seu está intacto.

Ele está no seu histórico:

{link}

{site}`,
  },
  freeSpinsGiven: {
    subject: 'Você tem rodadas grátis',
    body: `Olá,

Suas rodadas grátis “{name}” ({count}) estão na sua conta. Elas não custam nada; até {until} você decide se e quando começá-las.

Elas estão aqui:

{link}

{site}`,
  },
  freeSpinsExpiring: {
    subject: 'Rodadas grátis estão perto do fim',
    body: `Olá,

O prazo das suas rodadas grátis “{name}” termina em {until}; {left} de {count} não foram jogadas. O que elas ganharam continua seu conforme as condições. Você não precisa jogar as outras.

Elas estão aqui:

{link}

{site}`,
  },
  freeSpinsEnded: {
    subject: 'Rodadas grátis terminaram',
    body: `Olá,

Suas rodadas grátis “{name}” terminaram: {used} de {count} foram jogadas e ganharam {sum}. Para onde isso foi está no seu histórico:

{link}

{site}`,
  },
  broadcast: {
    subject: '{title}',
    body: `{text}

{link}

Você recebe esta carta porque quer saber dessas coisas por e-mail. Aqui você escolhe do que quer saber:

{settings}

{site}`,
  },
  activityStatement: {
    subject: 'Seu mês no {site}: {month}',
    body: `Olá,

Isto é o que o seu jogo com dinheiro real deu em {month}. Dinheiro de bônus não conta.

{each}

Tempo de jogo: {time}

Qualquer outro período, e os limites que você pode definir, estão aqui:

{link}

{site}`,
    each: `{currency}
Saldo no início: {opening}
Depositado: {deposited}
Sacado: {paidOut}
Apostas: {staked}
Ganhos: {won}
Resultado do jogo: {net}
Outros: {other}
Saldo no fim: {closing}`,
  },
}
