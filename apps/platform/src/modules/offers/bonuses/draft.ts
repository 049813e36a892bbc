import type { z } from 'zod'
import { Offer as OfferSchema, type OfferFile } from './offer.ts'
import { type QuestOffer, QuestFile } from './quest-file.ts'
import { bonusProblems, currencyProblems, parseText, rewardProblems, segmentProblems } from './read-offers.ts'
import { type Wheel, WheelFile } from './wheel-file.ts'
import type { WholeBook } from './whole-book.ts'

/** The offers as they would be with one more file, or sentences that say what is wrong with it. */
export type Draft = { problems: string[]; book: null } | { problems: []; book: WholeBook }

export function draftBonus(book: WholeBook, id: string, text: string): Draft {
  const others = [...book.offers.values()].filter((offer) => offer.id !== id)
  const codes = new Map(others.flatMap(({ code, id: owner }) => (code ? [[code.text, owner] as const] : [])))
  const problemsOf = (offer: OfferFile) => bonusProblems(offer, { packages: book.packages, codes })
  const draft = draftOf(book, text, OfferSchema, problemsOf)
  if ('problems' in draft) return { ...draft, book: null }
  return { problems: [], book: { ...book, offers: new Map(book.offers).set(id, { ...draft.value, id }) } }
}

export function draftQuest(book: WholeBook, id: string, text: string): Draft {
  const hasWheel = (wheel: string) => book.wheels.has(wheel)
  const problemsOf = ({ rewards }: z.output<typeof QuestFile>) =>
    rewardProblems(rewards, { offers: book.offers, hasWheel }).map((problem) => `rewards ${problem}`)
  const draft = draftOf(book, text, QuestFile, problemsOf)
  if ('problems' in draft) return { ...draft, book: null }
  const quest: QuestOffer = { ...draft.value, id }
  return { problems: [], book: { ...book, quests: new Map(book.quests).set(id, quest) } }
}

export function draftWheel(book: WholeBook, id: string, text: string): Draft {
  const problemsOf = ({ sectors }: z.output<typeof WheelFile>) =>
    sectors.flatMap((sector) =>
      rewardProblems([sector.gives], { offers: book.offers, hasWheel: null }).map(
        (problem) => `sectors ${sector.id} ${problem}`,
      ),
    )
  const draft = draftOf(book, text, WheelFile, problemsOf)
  if ('problems' in draft) return { ...draft, book: null }
  const wheel: Wheel = { ...draft.value, id }
  return { problems: [], book: { ...book, wheels: new Map(book.wheels).set(id, wheel) } }
}

function draftOf<Schema extends z.ZodType<{ segments: string[] }>>(
  book: WholeBook,
  text: string,
  schema: Schema,
  problemsOf: (value: z.output<Schema>) => string[],
): { value: z.output<Schema> } | { problems: string[] } {
  const parsed = parseText(text, schema)
  if ('problems' in parsed) return { problems: readable(parsed.problems) }
  const problems = [
    ...problemsOf(parsed.value),
    ...segmentProblems(parsed.value, (segment) => book.segments.has(segment)),
    ...currencyProblems(parsed.value),
  ]
  return problems.length > 0 ? { problems: readable(problems) } : parsed
}

const PROBLEMS_MAX = 100
const PROBLEM_MAX_LENGTH = 2000

/** What the reply can carry: problems quote the file, which may hold anything, and may cut a sign of it in two. */
function readable(problems: readonly string[]): string[] {
  return problems
    .slice(0, PROBLEMS_MAX)
    .map((problem) => problem.slice(0, PROBLEM_MAX_LENGTH).replaceAll(/[\0\p{Surrogate}]/gu, '\u{FFFD}'))
}
