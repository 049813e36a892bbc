import { createContext, use, useEffect, useEffectEvent } from 'react'

type ClosingCheck = () => boolean | Promise<boolean>

const checks = new Map<string, Set<ClosingCheck>>()

/** Asks everybody who has a say whether the dialog may close; at once where nobody needs time. */
export function mayClose(name: string): boolean | Promise<boolean> {
  const answers = [...(checks.get(name) ?? [])].map((check) => check())
  if (answers.every((answer) => typeof answer === 'boolean')) return answers.every(Boolean)
  return Promise.all(answers.map((answer) => Promise.resolve(answer))).then(
    (all) => all.every(Boolean),
    () => false,
  )
}

/** Whether anybody has a say. */
export function isChecked(name: string): boolean {
  return (checks.get(name)?.size ?? 0) > 0
}

/** Gives a check a say until the returned function is called. */
export function addClosingCheck(name: string, check: ClosingCheck): () => void {
  const own = checks.get(name) ?? new Set()
  checks.set(name, own.add(check))
  return () => void own.delete(check)
}

/** The name of the dialog a component stands in. The host provides it. */
export const DialogNameContext = createContext<string | null>(null)

/**
 * Asks before the dialog it is called in closes by its button, Escape, a press beside it or the browser's way
 * back. `false` keeps it open: open a question then, whose answer closes both with `useDialogs().close()`.
 */
export function useBeforeClose(check: ClosingCheck): void {
  const name = use(DialogNameContext)
  const ask = useEffectEvent(check)
  useEffect(() => (name === null ? undefined : addClosingCheck(name, () => ask())), [name])
}
