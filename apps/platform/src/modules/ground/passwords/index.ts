export { type BreachedPasswords, createBreachedPasswords } from './breached.ts'
export type { Asker } from './hash-queue.ts'
export { hashPassword, isPasswordCorrect } from './passwords.ts'
