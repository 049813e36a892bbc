/** The parts of the platform that the test kit composes by itself. */
export { registerApi } from './api/http.ts'
export { createSecurityLog, type SecurityEvent } from './modules/ground/security/index.ts'
export { Throttles } from './api/throttles.ts'
export type { PlatformConfig } from './config.ts'
export { type CompanyKind, createCompanies, registerSandbox } from './modules/ground/companies/index.ts'
export { SESSION_CLOSED } from './modules/person/sessions/index.ts'
export type { Services } from './services.ts'
export { answerUnreadable } from './api/unreadable.ts'
