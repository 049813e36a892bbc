import { describeUserAgent } from '@baize/contract/devices'
import type { Text } from '../../../shared/content/text.ts'

/** A device as people call it: "Chrome on Windows"; one half when the other is unknown. */
export function deviceName(text: Text, userAgent: string): string {
  const { browser, system } = describeUserAgent(userAgent)
  if (browser && system) return text('deviceName', { browser, system })
  return browser || system || text('unknownDevice')
}
