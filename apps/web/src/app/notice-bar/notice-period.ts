export interface NoticePeriod {
  display: boolean
  showFrom: string
  showTo: string
}

/** Whether the notice is switched on and the moment lies between its two dates. */
export function isNoticeDue(notice: NoticePeriod | undefined, nowMs: number): boolean {
  return notice?.display === true && Date.parse(notice.showFrom) <= nowMs && nowMs < Date.parse(notice.showTo)
}
