export { affiliateTallies } from './consumer.ts'
export { postbackEvents, type StoredPostback } from './postback.ts'
export { readPostbacks as listPostbacks, removeEnded as removeEndedPostbacks } from './postback-store.ts'
export { retryPostbacks } from './retry.ts'
export { ENDED_KEPT_MS as POSTBACKS_KEPT_MS } from './rules.ts'
export { tellAffiliate, tellAffiliateJob, tellLeftAffiliates } from './send.ts'
export {
  type FiguresFilter,
  type FiguresLine,
  forgetBrought,
  readBrought as findAllBrought,
  readBroughtBy as findBrought,
  readFigures as listFigures,
} from './store.ts'
