import { PlayError } from './api.ts'
import { showCurtain } from './curtain.ts'
import type { CurtainAction } from './curtain.ts'
import type { Stage } from './stage.ts'
import { fill } from './texts.ts'
import type { ErrorCode } from './sentences.ts'

/** What the player can do about a problem; those left out are not possible here. */
export interface Remedies {
  readonly refill: CurtainAction
  readonly reload: CurtainAction
  readonly back: CurtainAction | undefined
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

/** Says what happened and offers what can be done. Problems that pass by themselves only change the message. */
export function showProblem(stage: Stage, code: ErrorCode, balance: string, remedies: Remedies): void {
  const sentence = fill(stage.text.errors[code], { balance })
  stage.view.setMessage(sentence, 'problem')
  stage.view.announce(sentence)
  if (code === 'round_in_progress' || code === 'too_many_requests' || code === 'check_due') return
  const dismiss = { label: stage.text.close, run: () => undefined }
  const isDemo = stage.boot.mode === 'demo'
  const actions = FINAL.includes(code)
    ? [isDemo ? remedies.reload : remedies.back]
    : [code === 'demo_used_up' ? remedies.refill : dismiss, code === 'demo_used_up' ? dismiss : undefined]
  showCurtain(stage.view.curtain, {
    tone: 'problem',
    title: sentence,
    actions: actions.filter((action) => action !== undefined),
  })
}
