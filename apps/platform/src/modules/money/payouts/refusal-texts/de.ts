import type { RefusalTexts } from './text.ts'

export const de: RefusalTexts = {
  documents_needed: 'Wir brauchen zuerst Dokumente von dir. Sende sie unter „Dokumente“ in deinem Profil.',
  identity_needed: 'Wir müssen zuerst prüfen, wer du bist. Dein Profil zeigt, wie.',
  name_differs: 'Das Konto läuft nicht auf deinen Namen. Wähle eines, das es tut.',
  destination_unsuitable: 'Dorthin können wir nicht auszahlen. Wähle ein anderes Konto oder einen anderen Weg.',
  account_in_doubt: 'Wir haben Fragen zu deinem Konto. Bitte schreib uns.',
  other: 'Wir konnten das nicht auszahlen.',
}
