/** Which server the browsers are connected to. */
export type RealtimeConfig =
  | { kind: 'embedded'; origins: string[] }
  | { kind: 'centrifugo'; apiUrl: string; apiKey: string }

/**
 * Reads the choice from the environment: a Centrifugo server when `CENTRIFUGO_API_URL` is set, the
 * embedded one otherwise. Throws a sentence that names the variable at fault.
 */
export function realtimeConfig(environment: Record<string, string | undefined>): RealtimeConfig {
  const apiUrl = environment['CENTRIFUGO_API_URL'] ?? ''
  if (apiUrl === '') return { kind: 'embedded', origins: readOrigins(environment['REALTIME_ORIGINS'] ?? '') }
  if (!/^https?:$/.test(URL.canParse(apiUrl) ? new URL(apiUrl).protocol : '')) {
    throw new Error('CENTRIFUGO_API_URL must be an http or https address such as http://localhost:8000/api')
  }
  const apiKey = environment['CENTRIFUGO_API_KEY'] ?? ''
  if (apiKey === '') throw new Error('CENTRIFUGO_API_KEY must be set when CENTRIFUGO_API_URL is')
  return { kind: 'centrifugo', apiUrl: apiUrl.replace(/\/+$/, ''), apiKey }
}

function readOrigins(list: string): string[] {
  const origins = list.split(',').map((origin) => origin.trim())
  return origins
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
      throw new Error(`REALTIME_ORIGINS must list origins such as https://m.example.com, and ${origin} is none`)
    })
}
