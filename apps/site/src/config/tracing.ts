import type { SiteConfig } from './site-config.ts'
import { choiceOf, ConfigError, type Environment, textOf } from './values.ts'

const SAMPLERS = ['parentbased_always_on', 'parentbased_traceidratio'] as const

/**
 * Where spans go, by the standard's own variables; `null` makes none. What else the standard names for the sender
 * (headers, timeouts, compression) is read by its library.
 */
export function tracingOf(environment: Environment): SiteConfig['tracing'] {
  const own = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?.trim()
  const shared = environment.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()
  if (!(own || shared) || environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return null
  if (environment.OTEL_EXPORTER_OTLP_PROTOCOL?.trim() === 'grpc')
    throw new ConfigError('OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which is what the site speaks (port 4318).')
  return {
    url: own
      ? addressIn('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own)
      : `${addressIn('OTEL_EXPORTER_OTLP_ENDPOINT', shared!).replace(/\/$/, '')}/v1/traces`,
    service: textOf(environment, 'OTEL_SERVICE_NAME', 'baize'),
    share: shareOf(environment),
  }
}

/** The share of requests whose spans are kept where no proxy has decided it. */
function shareOf(environment: Environment): number {
  if (choiceOf(environment, 'OTEL_TRACES_SAMPLER', SAMPLERS) === 'parentbased_always_on') return 1
  const share = Number(textOf(environment, 'OTEL_TRACES_SAMPLER_ARG', '1'))
  if (!(share >= 0 && share <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  return share
}

function addressIn(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} must be an address such as http://collector.example:4318, but it is "${text}".`)
  return url.href
}
