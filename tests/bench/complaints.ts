const TOLD_MAX = 20

/** Whether a line of a program's output complains: one of the log by its level, any other by what it says. */
export function isComplaint(line: string, levels: readonly string[]): boolean {
  try {
    return levels.includes((JSON.parse(line) as { level: string }).level)
  } catch {
    return /error|warning/i.test(line)
  }
}

/** Prints the first of what went wrong, each once. */
export function tellWrong(lines: readonly string[]): void {
  for (const line of [...new Set(lines)].slice(0, TOLD_MAX)) process.stdout.write(`  ${line}\n`)
}
