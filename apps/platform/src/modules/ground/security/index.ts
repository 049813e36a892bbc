export {
  createSecurityLog,
  type SecurityDetails,
  type SecurityEvent,
  securityEvents,
  type SecurityLog,
} from './security-log.ts'
