import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODE_GROUP_LENGTH, RECOVERY_CODE_GROUPS, RECOVERY_CODES } from './rules.ts'

/** Without letters that look like digits, or like each other; 32 of them, so that each byte gives one evenly. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789'

/** Fresh codes, to be shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

function newCode(): string {
  const bytes = randomBytes(RECOVERY_CODE_GROUPS * RECOVERY_CODE_GROUP_LENGTH)
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.match(new RegExp(`.{${RECOVERY_CODE_GROUP_LENGTH}}`, 'g'))!.join('-')
}

/** What is kept of a code, however it was typed. 120 bits need no slow hash. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
}
