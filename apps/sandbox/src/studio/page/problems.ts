import type { BetRefusal } from '@baize/kit/game-frame'
import { PlayError } from './api.ts'
import { showCurtain } from './curtain.ts'
import type { CurtainAction } from './curtain.ts'
import { isFramed } from './parent.ts'
import type { Stage } from './stage.ts'
import { fill } from './texts.ts'
import type { ErrorCode } from './sentences.ts'

/** What the player can do about a problem; those left out are not possible here. */
export interface Remedies {
  readonly refill: CurtainAction
  readonly reload: CurtainAction
  readonly back: CurtainAction | undefined
  /** Plays with the highest stake that the balance covers. */
  readonly fit?: CurtainAction | undefined
  readonly deposit?: CurtainAction | undefined
}

const FINAL: readonly ErrorCode[] = ['session_ended', 'launch_not_found']

/** The code the page has a sentence for. */
export function errorCode(error: unknown, isDemo: boolean): ErrorCode {
  const code = error instanceof PlayError ? error.code : 'failed'
  switch (code) {
    case 'insufficient_funds':
      return isDemo ? 'demo_used_up' : 'insufficient_funds'
    case 'session_not_found':
      return 'session_ended'
    case 'bet_not_placed':
    case 'bet_refused':
    case 'check_due':
    case 'session_ended':
    case 'free_rounds_over':
    case 'launch_not_found':
    case 'round_in_progress':
    case 'too_many_requests':
    case 'offline':
      return code
    case 'platform_unreachable':
      return 'offline'
    default:
      return 'failed'
  }
}

/** What the site is told about a round that did not take place. */
export function refusalOf(code: ErrorCode): BetRefusal {
  switch (code) {
    case 'insufficient_funds':
    case 'demo_used_up':
      return 'insufficient-funds'
    case 'bet_refused':
      return 'not-taken'
    case 'check_due':
      return 'check-due'
    case 'session_ended':
    case 'launch_not_found':
      return 'session-ended'
    case 'free_rounds_over':
      return 'free-rounds-over'
    default:
      return 'failed'
  }
}

/** What the site says over a game that stands in its frame; nobody is told twice. */
const SAID_BY_THE_SITE: readonly ErrorCode[] = ['bet_refused', 'check_due', 'session_ended', 'launch_not_found']
const PASSING: readonly ErrorCode[] = ['round_in_progress', 'too_many_requests', 'check_due']

/** Says what happened and offers what can be done. Problems that pass by themselves only change the message. */
export function showProblem(stage: Stage, code: ErrorCode, balance: string, remedies: Remedies): void {
  const isSaid = isFramed && stage.boot.mode === 'real' && SAID_BY_THE_SITE.includes(code)
  if (isSaid) {
    stage.view.setMessage('')
    return
  }
  const sentence = fill(stage.text.errors[code], { balance })
  stage.view.setMessage(sentence, 'problem')
  stage.view.announce(sentence)
  if (PASSING.includes(code)) return
  showCurtain(stage.view.curtain, {
    tone: 'problem',
    title: sentence,
    actions: actionsFor(stage, code, remedies).filter((action) => action !== undefined),
  })
}

function actionsFor(stage: Stage, code: ErrorCode, remedies: Remedies): (CurtainAction | undefined)[] {
  const dismiss = { label: stage.text.close, run: () => undefined }
  if (FINAL.includes(code)) return [stage.boot.mode === 'demo' ? remedies.reload : remedies.back]
  if (code === 'demo_used_up') return [remedies.refill, remedies.fit ?? dismiss]
  if (code === 'insufficient_funds') return [remedies.fit ?? dismiss, remedies.deposit]
  return [dismiss]
}
