export { testDatabase, type TestDatabase } from './database.ts'
export { codeOf, type OperatorOptions, type TestOperator } from './operator.ts'
export type { TestDesk } from './visitor.ts'
export {
  registerTestCompanies,
  registrationForm,
  startTestPlatform,
  type TestCompany,
  testConfig,
  type TestPlatform,
  type TestPlatformOptions,
  type TestPlayer,
  type TestVisitor,
} from './platform.ts'
export { startTestProcess, type TestProcess, type TestProcessOptions } from './process.ts'
export { dropDatabase } from './server.ts'
export { createVisitor } from './visitor.ts'
