/** What operators see and send. */
export * from './cashback.ts'
export * from './companies.ts'
export * from './documents.ts'
export * from './house.ts'
export * from './loyalty.ts'
export * from './money.ts'
export * from './operators.ts'
export * from './players.ts'
