export type { Asker } from './hash-queue.ts'
export { hashPassword, isPasswordCorrect } from './passwords.ts'
