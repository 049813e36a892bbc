import type { Flags } from '../page/page-info.ts'

export type ChatFlag = NonNullable<Flags['chat']>

/** The address of a chat company's published script. */
export function chatScriptUrl({ protocol, host }: Pick<ChatFlag, 'protocol' | 'host'>): string {
  return protocol === 'livechat' ? `${host}/tracking.js` : `${host}/js/widget.js`
}
