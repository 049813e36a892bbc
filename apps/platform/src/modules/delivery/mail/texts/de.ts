import type { PlayerLetterTexts } from './text.ts'

export const de: PlayerLetterTexts = {
  emailConfirmation: {
    subject: 'E-Mail-Adresse bestätigen',
    body: `Guten Tag,

diese Adresse wurde für ein Konto bei {site} angegeben. Öffne diesen Link, um zu bestätigen, dass sie dir gehört:

{link}

Der Link gilt einmal und {days} Tage lang. Wenn du kein Konto bei uns hast, ignoriere diese Nachricht.

{site}`,
  },
  passwordReset: {
    subject: 'Neues Passwort wählen',
    body: `Guten Tag,

für dein Konto bei {site} wurde ein neues Passwort angefordert. Öffne diesen Link, um eines zu wählen:

{link}

Der Link gilt einmal und {minutes} Minuten lang. Wenn du ein neues Passwort wählst, werden alle Geräte abgemeldet.

Wenn du das nicht angefordert hast, musst du nichts tun. Dein Passwort bleibt, wie es ist.

{site}`,
  },
  registrationProof: {
    subject: 'Weiter mit deiner Anmeldung',
    body: `Guten Tag,

jemand füllt bei {site} das Formular für ein neues Konto mit dieser Adresse aus. Aus demselben Netz wurden heute viele Adressen versucht, darum fragen wir, ob diese dir gehört. Wenn du es bist, öffne diesen Link und fülle das Formular noch einmal aus:

{link}

Der Link gilt {hours} Stunden lang. Wenn du schon ein Konto bei uns hast, melde dich an wie immer. Wenn du es nicht warst, ignoriere diese Nachricht.

{site}`,
  },
  signInLink: {
    subject: 'Dein Link zum Anmelden',
    body: `Guten Tag,

mit diesem Link öffnest du dein Konto bei {site} ohne Passwort:

{link}

Der Link gilt einmal und {minutes} Minuten lang. Wer ihn hat, ist in deinem Konto angemeldet. Gib diese Nachricht deshalb nicht weiter.

{site}`,
  },
  newSignIn: {
    subject: 'Neue Anmeldung in deinem Konto',
    body: `Guten Tag,

jemand hat sich in deinem Konto bei {site} angemeldet:

{device}
{country}
{time}

Wenn du das warst, musst du nichts tun.

Wenn du es nicht warst, öffne diesen Link und drücke dort die Schaltfläche. Alle Geräte werden abgemeldet, dein Passwort gilt nicht mehr, und es wird nichts ausgezahlt, bis du ein neues gewählt hast:

{link}

Der Link gilt einmal und {days} Tage lang.

{site}`,
  },
  newSignInText: {
    subject: null,
    body: `Neue Anmeldung in deinem Konto bei {site}: {device}, {country}. Wenn du das nicht warst, öffne diesen Link:

{link}`,
  },
  accountClosed: {
    subject: 'Dein Konto ist geschlossen',
    body: `Hallo,

dein Konto bei {site} ist geschlossen, wie du es wolltest. Alle Geräte sind abgemeldet.

Den Verlauf deiner Anmeldungen löschen wir am {signIns}. Deine Angaben, Zahlungen und Spielrunden müssen wir nach dem Gesetz noch eine Zeit lang aufbewahren; am {details} löschen wir alles, was erkennen lässt, wer du warst.

Wenn nicht du das Konto geschlossen hast, schreib uns sofort.

{site}`,
  },
  oneTimeCode: {
    subject: null,
    body: '{code} ist dein Code für {site}. Er gilt einmal und {minutes} Minuten lang. Gib ihn niemandem.',
  },
  proofCode: {
    subject: 'Dein Code',
    body: `Guten Tag,

um noch einmal zu zeigen, dass du es bist, gib diesen Code bei {site} ein:

{code}

Er gilt einmal und {minutes} Minuten lang. Gib ihn niemandem: Wir fragen nie danach.

Wenn du keinen Code angefordert hast, benutzt jemand dein Konto. Melde alle Geräte ab und wähle ein neues Passwort.

{site}`,
  },
  secondFactorOn: {
    subject: 'Anmeldung mit zweitem Nachweis ist an',
    body: `Guten Tag,

ab jetzt fragt dein Konto bei {site} bei jeder Anmeldung nach einem Code deiner Authenticator-App. Alle anderen Geräte sind abgemeldet.

Bewahre die Ersatzcodes so auf, dass du sie auch ohne dein Telefon findest.

Wenn du das nicht warst, schreib uns sofort.

{site}`,
  },
  secondFactorOff: {
    subject: 'Anmeldung mit zweitem Nachweis ist aus',
    body: `Guten Tag,

Dein Konto bei {site} fragt nicht mehr nach einem Code deiner Authenticator-App. Die Ersatzcodes gelten nicht mehr.

Wenn du das nicht warst, wähle ein neues Passwort und schreib uns sofort.

{site}`,
  },
  recoveryCodesRenewed: {
    subject: 'Neue Ersatzcodes wurden erstellt',
    body: `Guten Tag,

Dein Konto bei {site} hat neue Ersatzcodes. Die bisherigen gelten nicht mehr.

Wenn du das nicht warst, wähle ein neues Passwort und schreib uns sofort.

{site}`,
  },
  recoveryCodeUsed: {
    subject: 'Ein Ersatzcode wurde verwendet',
    body: `Guten Tag,

statt deiner Authenticator-App wurde ein Ersatzcode deines Kontos bei {site} verwendet. Codes übrig: {left}.

Wenn du das nicht warst, wähle ein neues Passwort und schreib uns sofort.

{site}`,
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    body: `Guten Tag,

Deinem Konto bei {site} wurde ein Passkey hinzugefügt:

{name}

Wer dieses Gerät hat und öffnen kann, kann sich anmelden. Wenn du das nicht warst, entferne ihn unter Sicherheit und schreib uns sofort.

{site}`,
  },
  passkeyRemoved: {
    subject: 'Ein Passkey wurde entfernt',
    body: `Guten Tag,

aus deinem Konto bei {site} wurde ein Passkey entfernt:

{name}

Mit ihm kann sich niemand mehr anmelden. Wenn du das nicht warst, wähle ein neues Passwort und schreib uns sofort.

{site}`,
  },
  guardsChangedText: {
    subject: null,
    body: 'Der Schutz deines Kontos bei {site} wurde geändert. Wenn du das nicht warst, schreib uns sofort.',
  },
  recoveryCodeUsedText: {
    subject: null,
    body: 'Ein Ersatzcode deines Kontos bei {site} wurde verwendet. Wenn du das nicht warst, schreib uns sofort.',
  },
  documentApproved: {
    subject: 'Dein Dokument wurde angenommen',
    body: `Hallo,

wir haben dein Dokument {file} geprüft und angenommen. Du musst nichts weiter tun.

{site}`,
  },
  documentRejected: {
    subject: 'Bitte sende dein Dokument noch einmal',
    body: `Hallo,

wir haben dein Dokument {file} geprüft und konnten es nicht annehmen:

{reason}

Hier kannst du ein anderes senden:

{link}

{site}`,
  },
  identityApproved: {
    subject: 'Deine Identität ist geprüft',
    body: `Hallo,

die Prüfung deiner Identität ist abgeschlossen, alles ist in Ordnung. Du musst nichts weiter tun.

{link}

{site}`,
  },
  identityRejected: {
    subject: 'Deine Identität konnte nicht bestätigt werden',
    body: `Hallo,

die Prüfung deiner Identität war nicht erfolgreich. Warum, und ob du es noch einmal versuchen kannst, steht hier:

{link}

{site}`,
  },
  newDestination: {
    subject: 'Geld ist auf dem Weg an ein neues Ziel',
    body: `Guten Tag,

Von deinem Konto bei {site} wurde eine Auszahlung von {sum} an ein Ziel verlangt, an das noch kein Geld von dir ging:

{destination}

Wenn du das warst, musst du nichts tun.

Wenn du es nicht warst, ändere dein Passwort und schreib uns sofort. Im Verlauf siehst du, ob du die Auszahlung noch zurücknehmen kannst:

{link}

{site}`,
  },
  withdrawalRefused: {
    subject: 'Deine Auszahlung wurde nicht ausgeführt',
    body: `Guten Tag,

Wir konnten deine Auszahlung von {sum} nicht ausführen:

{reason}

Das Geld ist wieder auf deinem Guthaben. Deine Zahlungen siehst du hier:

{link}

{site}`,
  },
  withdrawalFailed: {
    subject: 'Deine Auszahlung ist fehlgeschlagen',
    body: `Guten Tag,

Die Zahlungsfirma konnte {sum} nicht auszahlen. Das Geld ist wieder auf deinem Guthaben, und du kannst einen anderen Weg oder ein anderes Konto wählen.

Deine Zahlungen siehst du hier:

{link}

{site}`,
  },
  lateMoneyHeld: {
    subject: 'Auf deinem geschlossenen Konto liegt Geld',
    body: `Guten Tag,

auf deinem Konto bei {site} ist Geld eingegangen, nachdem du es geschlossen hattest. Jetzt liegen dort {sum}. Das Geld gehört dir: Wir bewahren es für dich auf, und niemand kann damit spielen.

Schreib uns von dieser Adresse aus, wohin wir es senden sollen:

{link}

{site}`,
  },
  lateMoneyPaid: {
    subject: 'Dein Geld ist unterwegs',
    body: `Guten Tag,

wir haben ausgezahlt, was auf deinem geschlossenen Konto bei {site} lag: {sum}, an {destination}.

{site}`,
  },
  referralJoined: {
    subject: 'Jemand hat sich mit deinem Link registriert',
    body: `Guten Tag,

jemand hat mit deinem Einladungslink ein Konto bei {site} eröffnet. Sobald die Bedingungen rechtzeitig erfüllt sind, zählt deine Einladung.

Wie weit jede Einladung ist, siehst du hier:

{link}

{site}`,
  },
  referralRewarded: {
    subject: 'Ein Bonus für deine Einladung',
    body: `Guten Tag,

jemand, den du zu {site} eingeladen hast, hat die Bedingungen erfüllt. Dein Bonus von {sum} ist auf deinem Konto. Für ihn gilt eine Umsatzbedingung, die du bei deinen Boni siehst.

Deine Einladungen findest du hier:

{link}

{site}`,
  },
  cashbackPaid: {
    subject: 'Dein Cashback',
    body: `Guten Tag,

dein Cashback von {sum} ist auf deinem Konto. Es ist ein Anteil dessen, was du in einem vergangenen Zeitraum verloren hast.

Wie es gezählt wurde und was als Nächstes kommt:

{link}

{site}`,
  },
  bonusGiven: {
    subject: 'Du hast einen Bonus',
    body: `Guten Tag,

dein Bonus „{name}“ von {sum} ist auf deinem Konto. Seine Bedingungen stehen bei ihm, und du kannst ihn aufgeben, wann immer sie es zulassen.

Deine Boni findest du hier:

{link}

{site}`,
  },
  bonusExpiring: {
    subject: 'Ein Bonus läuft bald ab',
    body: `Guten Tag,

die Zeit deines Bonus „{name}“ von {sum} endet am {until}. Was dann von ihm übrig ist, geht an uns zurück; dein eigenes Geld bleibt, wie es ist. Du musst dafür nicht spielen.

Wie weit er ist:

{link}

{site}`,
  },
  bonusPlayed: {
    subject: 'Dein Bonus ist jetzt dein eigenes Geld',
    body: `Guten Tag,

du hast die Umsatzbedingung deines Bonus „{name}“ von {sum} erfüllt. {won} davon sind jetzt dein eigenes Geld.

Du findest ihn in deinem Verlauf:

{link}

{site}`,
  },
  bonusEnded: {
    subject: 'Ein Bonus ist zu Ende',
    body: `Guten Tag,

dein Bonus „{name}“ von {sum} ist zu Ende, und nichts davon wurde dein eigenes Geld. Was dir gehörte, ist unberührt.

Du findest ihn in deinem Verlauf:

{link}

{site}`,
  },
  freeSpinsGiven: {
    subject: 'Du hast Freispiele',
    body: `Guten Tag,

deine Freispiele „{name}“ ({count}) sind auf deinem Konto. Sie kosten nichts; du entscheidest bis zum {until}, ob und wann du sie startest.

Du findest sie hier:

{link}

{site}`,
  },
  freeSpinsExpiring: {
    subject: 'Freispiele laufen bald ab',
    body: `Guten Tag,

die Zeit deiner Freispiele „{name}“ endet am {until}; {left} von {count} sind nicht gespielt. Was sie gewonnen haben, bleibt unter ihren Bedingungen deins. Die anderen musst du nicht spielen.

Du findest sie hier:

{link}

{site}`,
  },
  freeSpinsEnded: {
    subject: 'Freispiele sind zu Ende',
    body: `Guten Tag,

deine Freispiele „{name}“ sind zu Ende: {used} von {count} wurden gespielt, und sie haben {sum} gewonnen. Wohin das ging, steht in deinem Verlauf:

{link}

{site}`,
  },
  broadcast: {
    subject: '{title}',
    body: `{text}

{link}

Du bekommst diesen Brief, weil du davon per E-Mail hören willst. Wovon du hörst, wählst du hier:

{settings}

{site}`,
  },
  activityStatement: {
    subject: 'Dein Monat bei {site}: {month}',
    body: `Guten Tag,

Das kam im {month} bei deinem Spiel um Geld heraus. Bonusgeld zählt nicht mit.

{each}

Spielzeit: {time}

Jeden anderen Zeitraum und Limits, die du setzen kannst, findest du hier:

{link}

{site}`,
    each: `{currency}
Guthaben am Anfang: {opening}
Eingezahlt: {deposited}
Ausgezahlt: {paidOut}
Einsätze: {staked}
Gewinne: {won}
Ergebnis des Spiels: {net}
Sonstiges: {other}
Guthaben am Ende: {closing}`,
  },
}
