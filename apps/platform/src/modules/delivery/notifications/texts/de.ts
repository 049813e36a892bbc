import type { MessageTexts } from './text.ts'

export const de: MessageTexts = {
  welcome: {
    title: 'Willkommen',
    body: 'Dein Konto ist eröffnet. Nimm dir vor dem Spielen zwei Minuten Zeit und lies, wie das Spiel in dem Rahmen bleibt, den du dir leisten kannst.',
    label: 'Verantwortungsvolles Spielen',
  },
  passwordChanged: {
    title: 'Dein Passwort wurde geändert',
    body: 'Alle anderen Geräte wurden abgemeldet. Wenn du das nicht warst, schreib uns bitte sofort.',
    label: 'Kontakt',
  },
  signInLinked: {
    title: 'Ein neuer Weg zum Anmelden',
    body: 'Dein Konto öffnet sich jetzt auch mit deinem Konto bei einem anderen Unternehmen, weil beide dieselbe bestätigte E-Mail-Adresse haben. Wenn du das nicht warst, schreib uns bitte sofort.',
    label: 'Kontakt',
  },
  guardsChanged: {
    title: 'Der Schutz deines Kontos wurde geändert',
    body: 'Was dein Konto bei der Anmeldung verlangt, wurde geändert. Wenn du das nicht warst, schreib uns sofort.',
    label: 'Deine Sicherheit',
  },
  documentApproved: {
    title: 'Dokument angenommen',
    body: 'Wir haben ein Dokument von dir geprüft und angenommen.',
    label: 'Deine Dokumente',
  },
  documentRejected: {
    title: 'Dokument nicht angenommen',
    body: 'Wir haben ein Dokument von dir geprüft und konnten es nicht annehmen. Sieh nach, warum, und sende ein anderes.',
    label: 'Deine Dokumente',
  },
  identityApproved: {
    title: 'Identität geprüft',
    body: 'Die Prüfung deiner Identität ist abgeschlossen, alles ist in Ordnung.',
    label: 'Verifizierung',
  },
  identityRejected: {
    title: 'Identität nicht bestätigt',
    body: 'Die Prüfung deiner Identität war nicht erfolgreich. Sieh nach, warum, und ob du es noch einmal versuchen kannst.',
    label: 'Verifizierung',
  },
  withdrawalPaid: {
    title: 'Auszahlung bezahlt',
    body: 'Die Zahlungsfirma hat deine Auszahlung bezahlt.',
    label: 'Deine Zahlungen',
  },
  withdrawalFailed: {
    title: 'Auszahlung fehlgeschlagen',
    body: 'Die Zahlungsfirma konnte nicht zahlen. Das Geld ist wieder auf deinem Guthaben.',
    label: 'Deine Zahlungen',
  },
  withdrawalRefused: {
    title: 'Auszahlung nicht ausgeführt',
    body: 'Das Geld ist wieder auf deinem Guthaben. Warum, steht bei deinen Zahlungen.',
    label: 'Deine Zahlungen',
  },
  referralJoined: {
    title: 'Deine Einladung wurde angenommen',
    body: 'Jemand hat mit deinem Einladungslink ein Konto eröffnet. Dort siehst du, wie weit jede Einladung ist.',
    label: 'Deine Einladungen',
  },
  referralRewarded: {
    title: 'Ein Bonus für deine Einladung',
    body: 'Jemand, den du eingeladen hast, hat die Bedingungen erfüllt. Dein Bonus ist auf deinem Konto.',
    label: 'Deine Einladungen',
  },
  tournamentPrize: {
    title: 'Du hast in einem Turnier gewonnen',
    body: 'Das Turnier ist zu Ende, und der Preis für deinen Platz ist auf deinem Konto.',
    label: 'Turniere',
  },
  betCorrected: {
    title: 'Das Ergebnis einer Wette wurde berichtigt',
    body: 'Eine Sportwette wurde neu abgerechnet und zu viel Gezahltes zurückgenommen. Was davon nicht mehr auf deinem Konto war, wird mit dem nächsten Geld auf diesem Konto beglichen.',
    label: 'Deine Wetten',
  },
  levelReached: {
    title: 'Eine Belohnung für deine neue Stufe',
    body: 'Du hast eine neue Stufe erreicht, und ihre Belohnung ist auf deinem Konto.',
    label: 'Deine Stufe',
  },
  wheelSpinsGiven: {
    title: 'Drehungen eines Glücksrads',
    body: 'Du kannst ein Glücksrad drehen. Auf seiner Seite steht, bis wann, und wie wahrscheinlich jeder Preis ist.',
    label: 'Zum Rad',
  },
  questCompleted: {
    title: 'Du hast eine Aufgabe gelöst',
    body: 'Alle Schritte sind erledigt, und was sie bringt, ist auf deinem Konto.',
    label: 'Deine Aufgaben',
  },
  cashbackPaid: {
    title: 'Dein Cashback',
    body: 'Ein Anteil dessen, was du in einem vergangenen Zeitraum verloren hast, ist auf deinem Konto.',
    label: 'Deine Boni',
  },
  bonusGiven: {
    title: 'Du hast einen Bonus',
    body: 'Er ist auf deinem Konto, und seine Bedingungen stehen bei ihm.',
    label: 'Deine Boni',
  },
  bonusExpiring: {
    title: 'Ein Bonus läuft bald ab',
    body: 'Weniger als ein Tag seiner Zeit ist übrig. Dein eigenes Geld bleibt, wie es ist, und du musst dafür nicht spielen.',
    label: 'Deine Boni',
  },
  bonusPlayed: {
    title: 'Dein Bonus ist jetzt dein eigenes Geld',
    body: 'Du hast seine Umsatzbedingung erfüllt.',
    label: 'Dein Verlauf',
  },
  bonusEnded: {
    title: 'Ein Bonus ist zu Ende',
    body: 'Nichts davon wurde dein eigenes Geld. Was dir gehörte, ist unberührt.',
    label: 'Dein Verlauf',
  },
  freeSpinsGiven: {
    title: 'Du hast Freispiele',
    body: 'Sie sind auf deinem Konto und kosten nichts; du entscheidest, ob und wann du sie startest.',
    label: 'Deine Boni',
  },
  freeSpinsExpiring: {
    title: 'Freispiele laufen bald ab',
    body: 'Weniger als ein Tag ihrer Zeit ist übrig. Was sie gewonnen haben, bleibt unter ihren Bedingungen deins, und die anderen musst du nicht spielen.',
    label: 'Deine Boni',
  },
  freeSpinsEnded: {
    title: 'Freispiele sind zu Ende',
    body: 'Was sie gewonnen haben und wohin es ging, steht in deinem Verlauf.',
    label: 'Dein Verlauf',
  },
  creditCardRefused: {
    title: 'Kreditkarten werden nicht angenommen',
    body: 'In deinem Land darf niemand mit Kreditkarte einzahlen. Deinem Guthaben wurde nichts gutgeschrieben; das Geld geht auf die Karte zurück.',
    label: 'Deine Zahlungen',
  },
  depositArrived: {
    title: 'Einzahlung eingegangen',
    body: 'Deine Zahlung ist da und steht in deinem Guthaben.',
    label: 'Deine Zahlungen',
  },
  newSignIn: {
    title: 'Anmeldung von einem neuen Ort',
    body: 'Jemand hat sich auf einem neuen Gerät oder aus einem anderen Land in deinem Konto angemeldet. Wenn du es nicht warst, beende diese Anmeldung und ändere dein Passwort.',
    label: 'Deine Sicherheit',
  },
}
