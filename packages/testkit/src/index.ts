export { testDatabase, type TestDatabase } from './database.ts'
export {
  registrationForm,
  startTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
  type TestPlayer,
  type TestVisitor,
} from './platform.ts'
