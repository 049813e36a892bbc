import type { SportId } from '../sports/match.ts'
import type { Kind } from '../model/verdict.ts'
import type { Scope } from '../model/market.ts'
import type { Language, Words } from '../calendar/words.ts'

export const sportNames: Readonly<Record<SportId, Words>> = {
  football: { en: 'Football', de: 'Fußball', fa: 'فوتبال' },
  tennis: { en: 'Tennis', de: 'Tennis', fa: 'تنیس' },
  basketball: { en: 'Basketball', de: 'Basketball', fa: 'بسکتبال' },
}

const scopeNames: Readonly<Record<Scope, Words>> = {
  match: { en: '', de: '', fa: '' },
  half1: { en: '1st half', de: '1. Halbzeit', fa: 'نیمهٔ اول' },
  q1: { en: '1st quarter', de: '1. Viertel', fa: 'کوارتر اول' },
  q2: { en: '2nd quarter', de: '2. Viertel', fa: 'کوارتر دوم' },
  q3: { en: '3rd quarter', de: '3. Viertel', fa: 'کوارتر سوم' },
  q4: { en: '4th quarter', de: '4. Viertel', fa: 'کوارتر چهارم' },
  set1: { en: '1st set', de: '1. Satz', fa: 'ست اول' },
  set2: { en: '2nd set', de: '2. Satz', fa: 'ست دوم' },
  set3: { en: '3rd set', de: '3. Satz', fa: 'ست سوم' },
  games: { en: '', de: '', fa: '' },
  final: { en: '', de: '', fa: '' },
}

const kindNames: Readonly<Record<Kind, Words>> = {
  result: { en: 'Result', de: 'Ergebnis (1X2)', fa: 'نتیجه' },
  double: { en: 'Double chance', de: 'Doppelte Chance', fa: 'شانس دوگانه' },
  winner: { en: 'Winner', de: 'Sieger', fa: 'برنده' },
  total: { en: 'Total', de: 'Über/Unter', fa: 'مجموع' },
  handicap: { en: 'Handicap', de: 'Handicap', fa: 'هندیکپ' },
  both: { en: 'Both teams to score', de: 'Beide Teams treffen', fa: 'گلزنی هر دو تیم' },
  score: { en: 'Correct score', de: 'Genaues Ergebnis', fa: 'نتیجهٔ دقیق' },
  parity: { en: 'Odd or even', de: 'Gerade oder ungerade', fa: 'زوج یا فرد' },
  top: { en: 'Most goals in the round', de: 'Meiste Tore der Runde', fa: 'بیشترین گل هفته' },
}

const units: Readonly<Record<'goals' | 'games' | 'sets' | 'points', Words>> = {
  goals: { en: 'goals', de: 'Tore', fa: 'گل‌ها' },
  games: { en: 'games', de: 'Spiele', fa: 'گیم‌ها' },
  sets: { en: 'sets', de: 'Sätze', fa: 'ست‌ها' },
  points: { en: 'points', de: 'Punkte', fa: 'امتیازها' },
}

const sentences = {
  regular: { en: 'Result after regular time', de: 'Ergebnis nach regulärer Spielzeit', fa: 'نتیجه در وقت قانونی' },
  setScore: { en: 'Set score', de: 'Satzergebnis', fa: 'نتیجهٔ ست‌ها' },
} satisfies Record<string, Words>

const outcomeNames: Readonly<Record<string, Words>> = {
  X: { en: 'Draw', de: 'Unentschieden', fa: 'مساوی' },
  over: { en: 'Over', de: 'Über', fa: 'بالای' },
  under: { en: 'Under', de: 'Unter', fa: 'زیر' },
  yes: { en: 'Yes', de: 'Ja', fa: 'بله' },
  no: { en: 'No', de: 'Nein', fa: 'خیر' },
  odd: { en: 'Odd', de: 'Ungerade', fa: 'فرد' },
  even: { en: 'Even', de: 'Gerade', fa: 'زوج' },
  other: { en: 'Any other', de: 'Anderes', fa: 'نتیجهٔ دیگر' },
}

const orWords: Words = { en: 'or', de: 'oder', fa: 'یا' }

/** What a line counts in a sport. */
function unitOf(sport: SportId, scope: Scope): Words {
  if (sport === 'football') return units.goals
  if (sport === 'basketball') return units.points
  return scope === 'match' ? units.sets : units.games
}

interface Named {
  readonly scope: Scope
  readonly kind: Kind
  readonly line: number | null
}

/** A market in words, such as "1st half · Total goals". */
export function marketName(sport: SportId, { scope, kind }: Pick<Named, 'scope' | 'kind'>, language: Language): string {
  const base = kindNames[kind][language]
  const isCounted = kind === 'total' || (kind === 'handicap' && scope !== 'final')
  const name =
    sport === 'basketball' && kind === 'result' && scope === 'match'
      ? sentences.regular[language]
      : sport === 'tennis' && kind === 'score'
        ? sentences.setScore[language]
        : isCounted
          ? `${base} (${unitOf(sport, scope)[language]})`
          : base
  const part = scopeNames[scope][language]
  return part ? `${part} · ${name}` : name
}

/** Quarters as a decimal: 10 is 2.5. A sign stays before its number in any direction of writing. */
export const lineText = (line: number, isSigned = false): string =>
  isSigned ? `\u200E${line > 0 ? '+' : ''}${line / 4}` : String(line / 4)

/** An outcome in words. */
export function outcomeName(
  { kind, line }: Named,
  key: string,
  [home, away]: readonly [string, string],
  language: Language,
): string {
  const side = key === '1' ? home : key === '2' ? away : undefined
  if (kind === 'handicap') return `${side} ${lineText(key === '1' ? line! : -line! || 0, true)}`
  if (kind === 'total') return `${outcomeNames[key]![language]} ${lineText(line!)}`
  if (kind === 'double') {
    const names = key.split('').map((one) => (one === '1' ? home : one === '2' ? away : outcomeNames.X![language]))
    return names.join(` ${orWords[language]} `)
  }
  return side ?? outcomeNames[key]?.[language] ?? key.replace('-', ':')
}
