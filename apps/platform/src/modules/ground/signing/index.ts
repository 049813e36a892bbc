export { CLOCK_SKEW_MAX_MS, createSignatureGuard, type SeenCalls, type Senders, type SignatureGuard } from './guard.ts'
export { malformed, type SignedAnswer, signedRoutes, type TrustedCall } from './http.ts'
export { type SignedFetch, signedFetch } from './signed-fetch.ts'
