import type { PlayerLetterTexts } from './text.ts'

export const es: PlayerLetterTexts = {
  emailConfirmation: {
    subject: 'Confirma tu correo electrónico',
    body: `Hola:

Esta dirección se indicó para una cuenta en {site}. Para confirmar que es tuya, abre este enlace:

{link}

El enlace sirve una sola vez y durante {days} días. Si no tienes una cuenta con nosotros, ignora este mensaje.

{site}`,
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    body: `Hola:

Se ha pedido una contraseña nueva para tu cuenta en {site}. Para elegirla, abre este enlace:

{link}

El enlace sirve una sola vez y durante {minutes} minutos. Al elegir una contraseña nueva se cierra la sesión en todos los dispositivos.

Si no la has pedido, no tienes que hacer nada. Tu contraseña sigue siendo la misma.

{site}`,
  },
  registrationProof: {
    subject: 'Continúa con tu registro',
    body: `Hola:

Alguien está rellenando el formulario de una cuenta nueva en {site} con esta dirección. Hoy se han probado muchas direcciones desde su red, así que preguntamos si esta es tuya. Si eres tú, abre este enlace y rellena el formulario otra vez:

{link}

El enlace sirve durante {hours} horas. Si ya tienes una cuenta con nosotros, entra como siempre. Si no has sido tú, ignora este mensaje.

{site}`,
  },
  signInLink: {
    subject: 'Tu enlace para entrar',
    body: `Hola:

Para abrir tu cuenta en {site} sin contraseña, sigue este enlace:

{link}

El enlace sirve una sola vez y durante {minutes} minutos. Quien lo tenga entra en tu cuenta, así que no reenvíes este mensaje.

{site}`,
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    body: `Hola:

Alguien ha iniciado sesión en tu cuenta de {site}:

{device}
{country}
{time}

Si has sido tú, no tienes que hacer nada.

Si no has sido tú, abre este enlace y pulsa el botón. Se cerrará la sesión en todos los dispositivos, tu contraseña dejará de valer y no se pagará ningún retiro hasta que elijas una nueva:

{link}

El enlace vale una sola vez y durante {days} días.

{site}`,
  },
  newSignInText: {
    subject: null,
    body: `Nuevo inicio de sesión en tu cuenta de {site}: {device}, {country}. Si no has sido tú, abre este enlace:

{link}`,
  },
  accountClosed: {
    subject: 'Tu cuenta está cerrada',
    body: `Hola:

Tu cuenta en {site} está cerrada, como pediste. Se ha cerrado la sesión en todos los dispositivos.

Borramos el historial de tus inicios de sesión el {signIns}. La ley nos obliga a conservar tus datos, pagos y rondas durante cinco años; el {details} borramos todo lo que dice quién eras.

Si no has cerrado tú la cuenta, escríbenos enseguida.

{site}`,
  },
  oneTimeCode: {
    subject: null,
    body: '{code} es tu código de {site}. Sirve una sola vez y durante {minutes} minutos. No se lo des a nadie.',
  },
  proofCode: {
    subject: 'Tu código',
    body: `Hola:

Para demostrar una vez más que eres tú, introduce este código en {site}:

{code}

Funciona una sola vez y durante {minutes} minutos. No se lo des a nadie: nunca te lo pediremos.

Si no pediste ningún código, alguien está usando tu cuenta. Cierra la sesión en todos los dispositivos y elige una contraseña nueva.

{site}`,
  },
  secondFactorOn: {
    subject: 'El inicio de sesión con segunda prueba está activado',
    body: `Hola:

Desde ahora tu cuenta en {site} pide un código de tu autenticador en cada inicio de sesión. Se ha cerrado la sesión en los demás dispositivos.

Guarda los códigos de recuperación donde los encuentres sin tu teléfono.

Si no fuiste tú, escríbenos enseguida.

{site}`,
  },
  secondFactorOff: {
    subject: 'El inicio de sesión con segunda prueba está desactivado',
    body: `Hola:

Tu cuenta en {site} ya no pide un código de tu autenticador. Los códigos de recuperación ya no sirven.

Si no fuiste tú, elige una contraseña nueva y escríbenos enseguida.

{site}`,
  },
  recoveryCodesRenewed: {
    subject: 'Se han creado códigos de recuperación nuevos',
    body: `Hola:

Tu cuenta en {site} tiene códigos de recuperación nuevos. Los anteriores ya no sirven.

Si no fuiste tú, elige una contraseña nueva y escríbenos enseguida.

{site}`,
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación',
    body: `Hola:

Se ha usado un código de recuperación de tu cuenta en {site} en lugar de tu autenticador. Códigos que quedan: {left}.

Si no fuiste tú, elige una contraseña nueva y escríbenos enseguida.

{site}`,
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso',
    body: `Hola:

Se ha añadido una llave de acceso a tu cuenta en {site}:

{name}

Quien tenga ese dispositivo y pueda abrirlo puede entrar. Si no fuiste tú, quítala en Seguridad y escríbenos enseguida.

{site}`,
  },
  passkeyRemoved: {
    subject: 'Se ha quitado una llave de acceso',
    body: `Hola:

Se ha quitado una llave de acceso de tu cuenta en {site}:

{name}

Ya no sirve para entrar. Si no fuiste tú, elige una contraseña nueva y escríbenos enseguida.

{site}`,
  },
  guardsChangedText: {
    subject: null,
    body: 'Ha cambiado la protección de tu cuenta en {site}. Si no fuiste tú, escríbenos enseguida.',
  },
  recoveryCodeUsedText: {
    subject: null,
    body: 'Se ha usado un código de recuperación de tu cuenta en {site}. Si no fuiste tú, escríbenos enseguida.',
  },
  documentApproved: {
    subject: 'Hemos aceptado tu documento',
    body: `Hola:

Hemos revisado el documento que enviaste, {file}, y lo hemos aceptado. No tienes que hacer nada más.

{site}`,
  },
  documentRejected: {
    subject: 'Vuelve a enviar tu documento',
    body: `Hola:

Hemos revisado el documento que enviaste, {file}, y no hemos podido aceptarlo:

{reason}

Puedes enviar otro aquí:

{link}

{site}`,
  },
  identityApproved: {
    subject: 'Hemos verificado tu identidad',
    body: `Hola:

La verificación de tu identidad ha terminado y todo está en orden. No tienes que hacer nada más.

{link}

{site}`,
  },
  identityRejected: {
    subject: 'No hemos podido confirmar tu identidad',
    body: `Hola:

La verificación de tu identidad no ha salido bien. Aquí puedes ver por qué y si puedes intentarlo de nuevo:

{link}

{site}`,
  },
  newDestination: {
    subject: 'Hay dinero en camino a un destino nuevo',
    body: `Hola:

Se ha pedido desde tu cuenta en {site} una retirada de {sum} a un destino al que no había ido antes dinero tuyo:

{destination}

Si has sido tú, no tienes que hacer nada.

Si no has sido tú, anula aquí la retirada y cambia tu contraseña:

{link}

{site}`,
  },
  withdrawalRefused: {
    subject: 'Tu retirada no se ha realizado',
    body: `Hola:

No hemos podido realizar tu retirada de {sum}:

{reason}

El dinero está de nuevo en tu saldo. Aquí ves tus pagos:

{link}

{site}`,
  },
  withdrawalFailed: {
    subject: 'Tu retirada ha fallado',
    body: `Hola:

La empresa de pagos no ha podido pagar {sum}. El dinero está de nuevo en tu saldo y puedes elegir otra forma u otra cuenta.

Aquí ves tus pagos:

{link}

{site}`,
  },
  lateMoneyHeld: {
    subject: 'Tu cuenta cerrada tiene dinero',
    body: `Hola:

Ha llegado dinero a tu cuenta en {site} después de que la cerraras. Ahora hay en ella {sum}. El dinero es tuyo: lo guardamos para ti y nadie puede jugar con él.

Dinos desde esta dirección adónde te lo enviamos:

{link}

{site}`,
  },
  lateMoneyPaid: {
    subject: 'Tu dinero está en camino',
    body: `Hola:

Hemos pagado lo que quedaba en tu cuenta cerrada en {site}: {sum}, a {destination}.

{site}`,
  },
  referralJoined: {
    subject: 'Alguien se ha registrado con tu enlace',
    body: `Hola:

Alguien ha abierto una cuenta en {site} con tu enlace de invitación. En cuanto cumpla las condiciones a tiempo, tu invitación contará.

Aquí ves cómo va cada invitación:

{link}

{site}`,
  },
  referralRewarded: {
    subject: 'Un bono por tu invitación',
    body: `Hola:

Un amigo al que invitaste a {site} ha cumplido las condiciones. Tu bono de {sum} está en tu cuenta. Tiene un requisito de apuesta, que ves junto a tus bonos.

Aquí están tus invitaciones:

{link}

{site}`,
  },
  cashbackPaid: {
    subject: 'Tu cashback',
    body: `Hola:

Tu cashback de {sum} está en tu cuenta. Es una parte de lo que perdiste en un periodo que ya terminó.

Cómo se calculó y qué viene después:

{link}

{site}`,
  },
  bonusGiven: {
    subject: 'Tienes un bono',
    body: `Hola:

Tu bono «{name}» de {sum} está en tu cuenta. Sus condiciones están junto a él, y puedes renunciar a él cuando lo permitan.

Aquí están tus bonos:

{link}

{site}`,
  },
  bonusExpiring: {
    subject: 'Un bono está a punto de terminar',
    body: `Hola:

El plazo de tu bono «{name}» de {sum} termina el {until}. Lo que quede de él vuelve a nosotros; tu propio dinero no cambia. No hace falta que juegues por él.

Cómo va:

{link}

{site}`,
  },
  bonusPlayed: {
    subject: 'Tu bono ya es dinero tuyo',
    body: `Hola:

Has cumplido el requisito de apuesta de tu bono «{name}» de {sum}. {won} de él ya son dinero tuyo.

Está en tu historial:

{link}

{site}`,
  },
  bonusEnded: {
    subject: 'Un bono ha terminado',
    body: `Hola:

Tu bono «{name}» de {sum} ha terminado y nada de él pasó a ser dinero tuyo. El dinero que era tuyo sigue intacto.

Está en tu historial:

{link}

{site}`,
  },
  freeSpinsGiven: {
    subject: 'Tienes tiradas gratis',
    body: `Hola:

Tus tiradas gratis «{name}» ({count}) están en tu cuenta. No cuestan nada; hasta el {until} decides tú si empezarlas y cuándo.

Están aquí:

{link}

{site}`,
  },
  freeSpinsExpiring: {
    subject: 'Unas tiradas gratis están a punto de terminar',
    body: `Hola:

El plazo de tus tiradas gratis «{name}» termina el {until}; quedan {left} de {count} sin jugar. Lo que han ganado sigue siendo tuyo según sus condiciones. No hace falta que juegues las demás.

Están aquí:

{link}

{site}`,
  },
  freeSpinsEnded: {
    subject: 'Unas tiradas gratis han terminado',
    body: `Hola:

Tus tiradas gratis «{name}» han terminado: se jugaron {used} de {count} y ganaron {sum}. Adónde fue está en tu historial:

{link}

{site}`,
  },
  broadcast: {
    subject: '{title}',
    body: `{text}

{link}

Recibes esta carta porque quieres saber de estas cosas por correo electrónico. Aquí eliges de qué quieres saber:

{settings}

{site}`,
  },
  activityStatement: {
    subject: 'Tu mes en {site}: {month}',
    body: `Hola:

Esto es lo que dio tu juego con dinero real en {month}. El dinero de bonos no cuenta.

{each}

Tiempo de juego: {time}

Cualquier otro periodo, y los límites que puedes poner, están aquí:

{link}

{site}`,
    each: `{currency}
Saldo al principio: {opening}
Ingresado: {deposited}
Retirado: {paidOut}
Apuestas: {staked}
Premios: {won}
Resultado del juego: {net}
Otros: {other}
Saldo al final: {closing}`,
  },
}
