import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './site-process.ts'

/** Why there is no real Prometheus to test against, or null where there is one. */
export function whyNoPrometheus(): string | null {
  const missing = ['prometheus', 'promtool'].find((program) => spawnSync(program, ['--version']).status !== 0)
  return missing ? `no ${missing} here; Debian's package prometheus has it` : null
}

/** What promtool says, and whether it is content. */
export function promtool(options: readonly string[], input?: string): Promise<{ isContent: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = execFile('promtool', options, (error, stdout, stderr) =>
      resolve({ isContent: error === null, said: stdout + stderr }),
    )
    child.stdin?.end(input)
  })
}

export interface Prometheus extends AsyncDisposable {
  /** The `data` of a call of its API. */
  ask<Data>(path: string, query?: Record<string, string>): Promise<Data>
}

/** A real Prometheus on a free port, which scrapes one process every quarter of a second and holds rules. */
export async function startPrometheus(metricsPort: number, rulesFile: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-prometheus-'))
  const port = await freePort()
  const file = join(folder, 'prometheus.yml')
  await cp(rulesFile, join(folder, 'rules.yml'))
  const target = `scrape_configs: [{ job_name: baize, static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }] }]`
  const often = 'global: { scrape_interval: 250ms, scrape_timeout: 250ms, evaluation_interval: 250ms }'
  await writeFile(file, `${often}\nrule_files: [rules.yml]\n${target}\n`)
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'data')}`]
  const child = spawn('prometheus', [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answering(child, `${origin}/-/ready`)
  return {
    async ask<Data>(path: string, query: Record<string, string> = {}) {
      const response = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(query).toString()}`)
      const reply = (await response.json()) as { status: string; data: Data; error?: string }
      if (reply.status !== 'success') throw new Error(`${path}: ${reply.error}`)
      return reply.data
    },
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(50)
  }
  throw new Error(`Prometheus ended with ${child.exitCode}`)
}
