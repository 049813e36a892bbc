/** Where a session comes from, as the edge and the browser say. */
export interface Device {
  address: string
  country: string | null
  userAgent: string
}

const MOBILE = /android|iphone|ipad|ipod|mobile|windows phone|blackberry|opera mini/i

/** `desktop` or `mobile`; screens show anything else as mobile. */
export function deviceTypeOf(userAgent: string): 'desktop' | 'mobile' {
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop'
}
