export { type Company, type CompanyKind, companyKinds, type CompanySecret, type Occasion } from './company.ts'
export { callCompany, type CompanyCall, type CompanyPorts } from './call.ts'
export { findUnreached } from './reach.ts'
export {
  CompanyError,
  registerCompany,
  registerSandbox,
  replaceSecret,
  rotateSecret,
  saveRegistration,
  switchCompany,
} from './register.ts'
export { COMPANIES_CHANGED, type Companies, createCompanies } from './registry.ts'
export { sendersOf } from './senders.ts'
export { lockCompany, readCompanies } from './store.ts'
