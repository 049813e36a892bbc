export { testDatabase, type TestDatabase } from './database.ts'
export {
  registerTestCompanies,
  registrationForm,
  startTestPlatform,
  type TestCompany,
  type TestPlatform,
  type TestPlatformOptions,
  type TestPlayer,
  type TestVisitor,
} from './platform.ts'
