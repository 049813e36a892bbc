export type { Asker } from './hash-queue.ts'
export { type NewPasswords, createNewPasswords } from './new-passwords.ts'
export { hashPassword, isPasswordCorrect } from './passwords.ts'
