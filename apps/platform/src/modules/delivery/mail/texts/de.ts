import type { PlayerLetterTexts } from './text.ts'

export const de: PlayerLetterTexts = {
  emailConfirmation: {
    subject: 'E-Mail-Adresse bestätigen',
    body: `Guten Tag,

diese Adresse wurde für ein Konto bei {site} angegeben. Öffnen Sie diesen Link, um zu bestätigen, dass sie Ihnen gehört:

{link}

Der Link gilt einmal und {days} Tage lang. Wenn Sie kein Konto bei uns haben, ignorieren Sie diese Nachricht.

{site}`,
  },
  passwordReset: {
    subject: 'Neues Passwort wählen',
    body: `Guten Tag,

für Ihr Konto bei {site} wurde ein neues Passwort angefordert. Öffnen Sie diesen Link, um eines zu wählen:

{link}

Der Link gilt einmal und {minutes} Minuten lang. Wenn Sie ein neues Passwort wählen, werden alle Geräte abgemeldet.

Wenn Sie das nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.

{site}`,
  },
  signInLink: {
    subject: 'Ihr Link zum Anmelden',
    body: `Guten Tag,

mit diesem Link öffnen Sie Ihr Konto bei {site} ohne Passwort:

{link}

Der Link gilt einmal und {minutes} Minuten lang. Wer ihn hat, ist in Ihrem Konto angemeldet. Geben Sie diese Nachricht deshalb nicht weiter.

{site}`,
  },
  newSignIn: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    body: `Guten Tag,

jemand hat sich in Ihrem Konto bei {site} angemeldet:

{device}
{country}
{time}

Wenn Sie das waren, müssen Sie nichts tun.

Wenn Sie es nicht waren, öffnen Sie diesen Link und drücken Sie dort die Taste. Alle Geräte werden abgemeldet, Ihr Passwort gilt nicht mehr, und es wird nichts ausgezahlt, bis Sie ein neues gewählt haben:

{link}

Der Link gilt einmal und {days} Tage lang.

{site}`,
  },
  newSignInText: {
    subject: null,
    body: `Neue Anmeldung in Ihrem Konto bei {site}: {device}, {country}. Wenn Sie das nicht waren, öffnen Sie diesen Link:

{link}`,
  },
  accountClosed: {
    subject: 'Dein Konto ist geschlossen',
    body: `Hallo,

dein Konto bei {site} ist geschlossen, wie du es wolltest. Alle Geräte sind abgemeldet.

Den Verlauf deiner Anmeldungen löschen wir am {signIns}. Deine Angaben, Zahlungen und Spielrunden müssen wir nach dem Gesetz fünf Jahre aufbewahren; am {details} löschen wir alles, was erkennen lässt, wer du warst.

Wenn nicht du das Konto geschlossen hast, schreib uns sofort.

{site}`,
  },
  oneTimeCode: {
    subject: null,
    body: '{code} ist Ihr Code für {site}. Er gilt einmal und {minutes} Minuten lang. Geben Sie ihn niemandem.',
  },
  proofCode: {
    subject: 'Ihr Code',
    body: `Guten Tag,

um noch einmal zu zeigen, dass Sie es sind, geben Sie diesen Code bei {site} ein:

{code}

Er gilt einmal und {minutes} Minuten lang. Geben Sie ihn niemandem: Wir fragen nie danach.

Wenn Sie keinen Code angefordert haben, benutzt jemand Ihr Konto. Melden Sie alle Geräte ab und wählen Sie ein neues Passwort.

{site}`,
  },
  secondFactorOn: {
    subject: 'Anmeldung mit zweitem Nachweis ist an',
    body: `Guten Tag,

ab jetzt fragt Ihr Konto bei {site} bei jeder Anmeldung nach einem Code Ihrer Authenticator-App. Alle anderen Geräte sind abgemeldet.

Bewahren Sie die Ersatzcodes so auf, dass Sie sie auch ohne Ihr Telefon finden.

Wenn Sie das nicht waren, schreiben Sie uns sofort.

{site}`,
  },
  secondFactorOff: {
    subject: 'Anmeldung mit zweitem Nachweis ist aus',
    body: `Guten Tag,

Ihr Konto bei {site} fragt nicht mehr nach einem Code Ihrer Authenticator-App. Die Ersatzcodes gelten nicht mehr.

Wenn Sie das nicht waren, wählen Sie ein neues Passwort und schreiben Sie uns sofort.

{site}`,
  },
  recoveryCodesRenewed: {
    subject: 'Neue Ersatzcodes wurden erstellt',
    body: `Guten Tag,

Ihr Konto bei {site} hat neue Ersatzcodes. Die bisherigen gelten nicht mehr.

Wenn Sie das nicht waren, wählen Sie ein neues Passwort und schreiben Sie uns sofort.

{site}`,
  },
  recoveryCodeUsed: {
    subject: 'Ein Ersatzcode wurde verwendet',
    body: `Guten Tag,

statt Ihrer Authenticator-App wurde ein Ersatzcode Ihres Kontos bei {site} verwendet. Codes übrig: {left}.

Wenn Sie das nicht waren, wählen Sie ein neues Passwort und schreiben Sie uns sofort.

{site}`,
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    body: `Guten Tag,

Ihrem Konto bei {site} wurde ein Passkey hinzugefügt:

{name}

Wer dieses Gerät hat und öffnen kann, kann sich anmelden. Wenn Sie das nicht waren, entfernen Sie ihn unter Sicherheit und schreiben Sie uns sofort.

{site}`,
  },
  passkeyRemoved: {
    subject: 'Ein Passkey wurde entfernt',
    body: `Guten Tag,

aus Ihrem Konto bei {site} wurde ein Passkey entfernt:

{name}

Mit ihm kann sich niemand mehr anmelden. Wenn Sie das nicht waren, wählen Sie ein neues Passwort und schreiben Sie uns sofort.

{site}`,
  },
  guardsChangedText: {
    subject: null,
    body: 'Der Schutz Ihres Kontos bei {site} wurde geändert. Wenn Sie das nicht waren, schreiben Sie uns sofort.',
  },
  recoveryCodeUsedText: {
    subject: null,
    body: 'Ein Ersatzcode Ihres Kontos bei {site} wurde verwendet. Wenn Sie das nicht waren, schreiben Sie uns sofort.',
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

Von Ihrem Konto bei {site} wurde eine Auszahlung von {sum} an ein Ziel verlangt, an das noch kein Geld von Ihnen ging:

{destination}

Wenn Sie das waren, müssen Sie nichts tun.

Wenn Sie es nicht waren, nehmen Sie die Auszahlung hier zurück und ändern Sie Ihr Passwort:

{link}

{site}`,
  },
  withdrawalRefused: {
    subject: 'Ihre Auszahlung wurde nicht ausgeführt',
    body: `Guten Tag,

Wir konnten Ihre Auszahlung von {sum} nicht ausführen:

{reason}

Das Geld ist wieder auf Ihrem Guthaben. Ihre Zahlungen sehen Sie hier:

{link}

{site}`,
  },
  withdrawalFailed: {
    subject: 'Ihre Auszahlung ist fehlgeschlagen',
    body: `Guten Tag,

Die Zahlungsfirma konnte {sum} nicht auszahlen. Das Geld ist wieder auf Ihrem Guthaben, und Sie können einen anderen Weg oder ein anderes Konto wählen.

Ihre Zahlungen sehen Sie hier:

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
  activityStatement: {
    subject: 'Ihr Monat bei {site}: {month}',
    body: `Guten Tag,

Das kam im {month} bei Ihrem Spiel um Geld heraus. Bonusgeld zählt nicht mit.

{each}

Spielzeit: {time}

Jeden anderen Zeitraum und Limits, die Sie setzen können, finden Sie hier:

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
