import type { RejectTexts } from './text.ts'

export const de: RejectTexts = {
  unreadable: 'Wir können nicht alles lesen. Bitte sende ein schärferes Bild bei gutem Licht.',
  incomplete: 'Ein Teil des Dokuments fehlt. Bitte sende es ganz, mit allen Ecken.',
  expired: 'Dieses Dokument ist nicht mehr gültig.',
  too_old: 'Dieses Dokument ist älter als 3 Monate.',
  wrong_document: 'Das ist nicht das Dokument, um das wir gebeten haben.',
  other_person: 'Name oder Geburtsdatum stimmen nicht mit deinem Konto überein.',
  altered:
    'Das Bild wurde bearbeitet oder zeigt einen Bildschirm oder eine Kopie. Bitte sende ein Bild des Dokuments selbst.',
  not_needed: 'Wir brauchen dieses Dokument nicht.',
  other: 'Wir konnten dieses Dokument nicht annehmen.',
}
