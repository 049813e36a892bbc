import { PASSWORD_LENGTH_MIN } from '@baize/contract/bounds'

/** What is true of a password that is being chosen, named as the sentences of the content are. */
export type PasswordAdvice = 'short' | 'guessable' | 'digits' | 'longer' | 'hard'

/** From here on, guessing takes longer than anybody would try. */
const LENGTH_OF_HARD = 12
/** Fewer different characters than this are a pattern, however long it is. */
const DIFFERENT_MIN = 5
/** This much of a password that only goes on from one key or letter to the next is a run, as `123456` and `qwertz1`. */
const SHARE_OF_RUN = 0.6

const KEYBOARD_ROWS = ['1234567890', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm']

/** What people take when they are asked for a password, without the digits they put around it. */
const USUAL_WORDS: ReadonlySet<string> = new Set(
  'password passwort passw0rd p@ssword welcome willkommen letmein iloveyou admin login monkey dragon football baseball sunshine princess shadow master hallo schatz casino baize secret geheim abc test'.split(
    ' ',
  ),
)

/**
 * Says what a stranger's first tries would make of the password. The server asks a list of the most used ones and has
 * the last word; this is what can be said while it is typed. Null while nothing is.
 */
export function passwordAdvice(password: string): PasswordAdvice | null {
  if (password === '') return null
  if (password.length < PASSWORD_LENGTH_MIN) return 'short'
  const text = password.toLowerCase()
  if (isUsual(text) || isRun(text) || new Set(text).size < DIFFERENT_MIN) return 'guessable'
  if (/^\d+$/.test(text)) return 'digits'
  return text.length < LENGTH_OF_HARD ? 'longer' : 'hard'
}

function isUsual(text: string): boolean {
  return USUAL_WORDS.has(text.replaceAll(/^[^a-z]+|[^a-z]+$/g, ''))
}

function isRun(text: string): boolean {
  const pairs = Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2))
  return pairs.filter(isStep).length >= pairs.length * SHARE_OF_RUN
}

/** Whether the second follows the first in the alphabet, among the digits or on a keyboard, either way, or repeats it. */
function isStep(pair: string): boolean {
  const back = pair[1]! + pair[0]!
  const isOnKeyboard = KEYBOARD_ROWS.some((row) => row.includes(pair) || row.includes(back))
  return isOnKeyboard || Math.abs(pair.charCodeAt(0) - pair.charCodeAt(1)) <= 1
}
