import type { StatementWords } from './words.ts'

export const de: StatementWords = {
  direction: 'ltr',
  title: 'Kontoauszug',
  player: 'Spieler',
  period: 'Zeitraum',
  currency: 'Währung',
  made: 'Erstellt',
  timeZone: 'Zeitzone',
  opening: 'Anfangsstand',
  closing: 'Endstand',
  lines: {
    deposited: 'Eingezahlt',
    paidOut: 'Ausgezahlt',
    staked: 'Eingesetzt',
    won: 'Gewonnen',
    other: 'Boni, Korrekturen und anderes',
  },
  columns: {
    at: 'Zeit',
    kind: 'Was',
    count: 'Anzahl',
    amount: 'Betrag',
    balance: 'Kontostand',
    reference: 'Referenz',
  },
  kinds: {
    deposit: 'Einzahlung',
    withdrawal: 'Auszahlung',
    withdrawalReturned: 'Zurückgekommene Auszahlung',
    stake: 'Einsatz',
    stakeReturned: 'Zurückgegebener Einsatz',
    win: 'Gewinn',
    bonus: 'Bonus, der zu Echtgeld wurde',
    correction: 'Korrektur',
    reversal: 'Zurückgenommen',
    other: 'Anderes',
  },
  grains: {
    movement: '',
    day: 'Es gibt viele Bewegungen: Jede Zeile fasst einen Tag zusammen. In der CSV-Datei stehen alle einzeln.',
    month: 'Es gibt viele Bewegungen: Jede Zeile fasst einen Monat zusammen. In der CSV-Datei stehen alle einzeln.',
  },
  nothing: 'In diesem Zeitraum hat sich nichts bewegt.',
  proof:
    'Echtgeld, mit dem, was für Auszahlungen zurückgelegt ist. Der Anfangsstand ist die Summe aller Bewegungen vor dem Zeitraum, und die Bewegungen des Zeitraums führen von ihm zum Endstand.',
  page: 'Seite {page} von {pages}',
}
