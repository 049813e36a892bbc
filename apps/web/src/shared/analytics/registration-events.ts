import { pushToDataLayer } from './data-layer.ts'

export type RegistrationWay = 'email' | 'phone' | 'social'

/** How far somebody is in the registration. */
export type RegistrationStep =
  | { funnelStep: 'open'; loadTime: number }
  | { funnelStep: RegistrationWay }
  | { funnelStep: 'sent' | 'otp' }

export function registrationStep(step: RegistrationStep): void {
  pushToDataLayer({ event: 'Action', eventCategory: 'registrationFunnel', ...step })
}

/** There is a new player, who is signed in by now. */
export function registrationSucceeded(regType: RegistrationWay): void {
  pushToDataLayer({ event: 'Action', eventCategory: 'registration', regType })
}
