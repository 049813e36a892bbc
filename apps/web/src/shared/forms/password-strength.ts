/** `0` while nothing is typed; 1 or 2 characters are weak, 3 or 4 good, more are strong. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length === 0) return 0
  return password.length <= 2 ? 1 : password.length <= 4 ? 2 : 3
}
