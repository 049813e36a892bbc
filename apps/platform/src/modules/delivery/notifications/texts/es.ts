import type { MessageTexts } from './text.ts'

export const es: MessageTexts = {
  welcome: {
    title: 'Te damos la bienvenida',
    body: 'Tu cuenta está abierta. Antes de jugar, dedica dos minutos a leer cómo mantener el juego dentro del tiempo y el dinero de los que dispones.',
    label: 'Juego responsable',
  },
  passwordChanged: {
    title: 'Se ha cambiado tu contraseña',
    body: 'Se ha cerrado la sesión en todos los demás dispositivos. Si no has sido tú, escríbenos de inmediato.',
    label: 'Contacto',
  },
  signInLinked: {
    title: 'Una nueva forma de entrar',
    body: 'Tu cuenta se abre ahora también con una cuenta tuya en otra empresa, porque ambas tienen el mismo correo confirmado. Si no has sido tú, escríbenos de inmediato.',
    label: 'Contacto',
  },
  guardsChanged: {
    title: 'La protección de tu cuenta ha cambiado',
    body: 'Ha cambiado lo que tu cuenta pide al iniciar sesión. Si no fuiste tú, escríbenos enseguida.',
    label: 'Tu seguridad',
  },
  documentApproved: {
    title: 'Documento aceptado',
    body: 'Hemos revisado un documento que enviaste y lo hemos aceptado.',
    label: 'Tus documentos',
  },
  documentRejected: {
    title: 'Documento no aceptado',
    body: 'Hemos revisado un documento que enviaste y no hemos podido aceptarlo. Mira por qué y envía otro.',
    label: 'Tus documentos',
  },
  identityApproved: {
    title: 'Identidad verificada',
    body: 'La verificación de tu identidad ha terminado y todo está en orden.',
    label: 'Verificación',
  },
  identityRejected: {
    title: 'Identidad no confirmada',
    body: 'La verificación de tu identidad no ha salido bien. Mira por qué y si puedes intentarlo de nuevo.',
    label: 'Verificación',
  },
  withdrawalPaid: {
    title: 'Retirada pagada',
    body: 'La empresa de pagos ha pagado tu retirada.',
    label: 'Tus pagos',
  },
  withdrawalFailed: {
    title: 'La retirada ha fallado',
    body: 'La empresa de pagos no ha podido pagar. El dinero está de nuevo en tu saldo.',
    label: 'Tus pagos',
  },
  withdrawalRefused: {
    title: 'Retirada no realizada',
    body: 'El dinero está de nuevo en tu saldo. Tus pagos dicen por qué.',
    label: 'Tus pagos',
  },
  referralJoined: {
    title: 'Un amigo se ha registrado',
    body: 'Alguien ha abierto una cuenta con tu enlace de invitación. Allí ves cómo va cada invitación.',
    label: 'Tus invitaciones',
  },
  referralRewarded: {
    title: 'Un bono por tu invitación',
    body: 'Un amigo al que invitaste ha cumplido las condiciones y tu bono está en tu cuenta.',
    label: 'Tus invitaciones',
  },
  tournamentPrize: {
    title: 'Has ganado un premio en un torneo',
    body: 'El torneo ha terminado y el premio por tu puesto está en tu cuenta.',
    label: 'Torneos',
  },
  betCorrected: {
    title: 'Se corrigió el resultado de una apuesta',
    body: 'Una apuesta deportiva se liquidó de nuevo y se retiró lo que había pagado de más. Lo que ya no tenías se paga con el próximo dinero de esta cuenta.',
    label: 'Tus apuestas',
  },
  levelReached: {
    title: 'Una recompensa por tu nuevo nivel',
    body: 'Has alcanzado un nuevo nivel y su recompensa está en tu cuenta.',
    label: 'Tu nivel',
  },
  wheelSpinsGiven: {
    title: 'Giros de una rueda de premios',
    body: 'Puedes girar una rueda de premios. Su página dice hasta cuándo y lo probable que es cada premio.',
    label: 'La rueda',
  },
  questCompleted: {
    title: 'Has completado una misión',
    body: 'Todas las tareas están hechas y su recompensa está en tu cuenta.',
    label: 'Tus misiones',
  },
  cashbackPaid: {
    title: 'Tu cashback',
    body: 'Una parte de lo que perdiste en un periodo que ya terminó está en tu cuenta.',
    label: 'Tus bonos',
  },
  bonusGiven: {
    title: 'Tienes un bono',
    body: 'Está en tu cuenta, con sus condiciones al lado.',
    label: 'Tus bonos',
  },
  bonusExpiring: {
    title: 'Un bono está a punto de terminar',
    body: 'Queda menos de un día de su plazo. Tu propio dinero no cambia y no hace falta que juegues por él.',
    label: 'Tus bonos',
  },
  bonusPlayed: {
    title: 'Tu bono ya es dinero tuyo',
    body: 'Has cumplido su requisito de apuesta.',
    label: 'Tu historial',
  },
  bonusEnded: {
    title: 'Un bono ha terminado',
    body: 'Nada de él pasó a ser dinero tuyo. El dinero que era tuyo sigue intacto.',
    label: 'Tu historial',
  },
  freeSpinsGiven: {
    title: 'Tienes tiradas gratis',
    body: 'Están en tu cuenta y no cuestan nada; decides tú si empezarlas y cuándo.',
    label: 'Tus bonos',
  },
  freeSpinsExpiring: {
    title: 'Unas tiradas gratis están a punto de terminar',
    body: 'Queda menos de un día de su plazo. Lo que han ganado sigue siendo tuyo según sus condiciones, y no hace falta que juegues las demás.',
    label: 'Tus bonos',
  },
  freeSpinsEnded: {
    title: 'Unas tiradas gratis han terminado',
    body: 'Lo que ganaron y adónde fue está en tu historial.',
    label: 'Tu historial',
  },
  creditCardRefused: {
    title: 'No se aceptan tarjetas de crédito',
    body: 'En tu país no se puede ingresar con tarjeta de crédito. No se ha añadido nada a tu saldo; el dinero vuelve a la tarjeta.',
    label: 'Tus pagos',
  },
  depositArrived: {
    title: 'Depósito recibido',
    body: 'Tu pago ha llegado y está en tu saldo.',
    label: 'Tus pagos',
  },
  newSignIn: {
    title: 'Acceso desde un lugar nuevo',
    body: 'Alguien entró en tu cuenta con un dispositivo nuevo o desde otro país. Si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
    label: 'Tu seguridad',
  },
}
