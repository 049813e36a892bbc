import type { RefusalTexts } from './text.ts'

export const de: RefusalTexts = {
  documents_needed: 'Wir brauchen zuerst Dokumente von Ihnen. Senden Sie sie unter „Dokumente“ in Ihrem Profil.',
  identity_needed: 'Wir müssen zuerst prüfen, wer Sie sind. Ihr Profil zeigt, wie.',
  name_differs: 'Das Konto läuft nicht auf Ihren Namen. Wählen Sie eines, das es tut.',
  destination_unsuitable: 'Dorthin können wir nicht auszahlen. Wählen Sie ein anderes Konto oder einen anderen Weg.',
  account_in_doubt: 'Wir haben Fragen zu Ihrem Konto. Bitte schreiben Sie uns.',
  other: 'Wir konnten das nicht auszahlen.',
}
