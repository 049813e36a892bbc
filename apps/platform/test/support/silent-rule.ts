import { allowed, stakeRule } from '../../src/modules/play/rounds/index.ts'

/** Has every stake go by the rules, and says nothing. */
export const silentRule = stakeRule({
  name: 'silent',
  order: 0,
  asked: 'constant',
  read: () => Promise.resolve(undefined),
  decide: () => allowed,
})
