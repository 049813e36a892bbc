import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../install.mjs'

/**
 * Runs an installed program by its file below `node_modules`. What it prints is shown at once, or kept and returned.
 * @param {string} file
 * @param {string[]} args
 * @param {{ isKept?: boolean, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ isGreen: boolean, output: string }>}
 */
export function runTool(file, args, { isKept = false, environment = {} } = {}) {
  const output = isKept ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ isGreen: code === 0, output: text }))
  })
}
