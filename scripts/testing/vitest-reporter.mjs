import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../install.mjs'

/** Writes an `Outcome` to the file that `UNIT_REPORT` names. */
export default class OutcomeReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { name?: string, message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {import('./outcome.mjs').Outcome} */
    const outcome = {
      passed: 0,
      failures: unhandled.map(({ message }) => `unhandled: ${message}`),
      skips: [],
      times: {},
    }
    for (const module of modules) {
      const file = relative(root, module.moduleId)
      const { collectDuration, duration } = module.diagnostic()
      Object.assign(outcome.times ?? {}, { [file]: collectDuration + duration })
      outcome.failures.push(...module.errors().map(({ message }) => `${file}\n    ${message}`))
      for (const suite of module.children.allSuites())
        outcome.failures.push(...suite.errors().map(({ message }) => `${file} › ${suite.fullName}\n    ${message}`))
      for (const test of module.children.allTests()) {
        const name = `${file} › ${test.fullName}`
        const result = test.result()
        if (result.state === 'passed') outcome.passed += 1
        else if (result.state === 'failed') outcome.failures.push(`${name}\n    ${why(result.errors)}`)
        else outcome.skips.push(`${name}${'note' in result && result.note ? `: ${result.note}` : ''}`)
      }
    }
    const report = process.env.UNIT_REPORT
    if (report) writeFileSync(report, JSON.stringify(outcome))
  }
}

/** @param {readonly { message: string, stack?: string }[]} errors */
function why(errors) {
  return (errors[0]?.stack ?? errors[0]?.message ?? '').slice(0, 600)
}
