import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { stillness } from './visit.ts'

declare global {
  interface Window {
    /** What the source of axe leaves in a page. */
    axe: { run(...all: unknown[]): Promise<AxeResults> }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Moves everything to the end of its motion. */
const STILL = '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }'

/**
 * What axe finds on a page, or in the dialog that is open above it, as `rule: elements`. It runs in the page
 * itself and reports failures alone: a report of all that passed takes twenty times as long. Frames belong to
 * other companies and are checked there. Without `rules` all are asked. What fades in has its colours at its end, so
 * everything stands at its end meanwhile, also what comes while axe looks.
 */
export async function findViolations(page: Page, isDialog = false, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await stillness(page)
  // What has been scrolled under the header is not out of reach, and axe would say so.
  if (!isDialog) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const context: ElementContext = { exclude: [['iframe']], ...(isDialog && { include: [['dialog[open]']] }) }
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : // The one rule of WCAG 2.2 at level AA, which axe leaves to whoever asks.
        { rules: { 'target-size': { enabled: true } } }),
  }
  const found = await page.evaluate(
    async (settings) => {
      const still = new CSSStyleSheet()
      still.replaceSync(settings.still)
      document.adoptedStyleSheets.push(still)
      const { violations } = await window.axe.run(settings.context, settings.options)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => String(target)) }))
    },
    { context, options, still: STILL },
  )
  return found.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}
