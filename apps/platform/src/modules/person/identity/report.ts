import { isUuid } from '@baize/kit'
import { z } from 'zod'
import type { Report } from './check.ts'

/** What the company tells of an applicant. Members we do not know are ignored, so that it may add some. */
const Webhook = z.object({
  type: z.string(),
  applicantId: z.string().min(1).max(64),
  externalUserId: z.string().max(255).nullish(),
  levelName: z.string().max(255).nullish(),
  reviewResult: z
    .object({
      reviewAnswer: z.string().nullish(),
      reviewRejectType: z.string().nullish(),
      moderationComment: z.string().nullish(),
    })
    .nullish(),
  createdAtMs: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/),
})
type Webhook = z.output<typeof Webhook>

const REASON_LENGTH_MAX = 1000

/** `started`: whatever was known is void, and the player may begin anew. */
const WORDS: Record<string, Report['word']> = {
  applicantPending: 'pending',
  applicantOnHold: 'pending',
  applicantReset: 'started',
  applicantDeactivated: 'started',
  applicantDeleted: 'started',
}

/**
 * What a webhook says about a player; `null` where it says nothing of the check that counts: another kind, another level,
 * nobody of this house. Throws `SyntaxError` for what is no webhook.
 */
export function readReport(companyId: string, body: unknown, level: string): Report | null {
  const parsed = Webhook.safeParse(body)
  if (!parsed.success) throw new SyntaxError(parsed.error.issues[0]!.message)
  const { type, applicantId, externalUserId: playerId, levelName, createdAtMs } = parsed.data
  const saidAt = new Date(`${createdAtMs.replace(' ', 'T')}Z`)
  if (Number.isNaN(saidAt.getTime())) throw new SyntaxError('createdAtMs is no moment')
  if (!playerId || !isUuid(playerId) || (levelName && levelName !== level)) return null
  const word = type === 'applicantReviewed' ? judged(parsed.data) : WORDS[type]
  if (!word) return null
  const comment = word === 'retry' || word === 'rejected' ? parsed.data.reviewResult?.moderationComment : null
  const reason =
    comment
      ?.replaceAll(/[\0\p{Surrogate}]/gu, '')
      .trim()
      .slice(0, REASON_LENGTH_MAX) || null
  return { companyId, applicantId, playerId, word, reason, saidAt }
}

function judged({ reviewResult }: Webhook): Report['word'] | undefined {
  if (reviewResult?.reviewAnswer === 'GREEN') return 'passed'
  if (reviewResult?.reviewAnswer !== 'RED') return undefined
  return reviewResult.reviewRejectType === 'RETRY' ? 'retry' : 'rejected'
}
