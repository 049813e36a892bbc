/* What a browser calls itself, for pages and letters alike. This file depends on nothing, so a browser may read it. */

export interface Device {
  /** Empty when it does not say. */
  browser: string
  system: string
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?i?O?S?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone|\biPod/, 'iOS'],
  [/\biPad/, 'iPadOS'],
  [/\bAndroid/, 'Android'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X|\bMacintosh/, 'macOS'],
  [/\bCrOS/, 'ChromeOS'],
  [/\bLinux|\bX11/, 'Linux'],
]

/** What a browser says of itself, as people call it. More particular names come before those they imitate. */
export function describeUserAgent(userAgent: string): Device {
  return { browser: nameOf(userAgent, BROWSERS), system: nameOf(userAgent, SYSTEMS) }
}

function nameOf(userAgent: string, names: readonly [RegExp, string][]): string {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
}
