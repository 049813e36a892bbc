// Builds everything that `npm start` runs into `dist`, when the sources have changed since the last build.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled, root } from './install.mjs'
import { notices } from './notices.mjs'
import { swapBuild } from './swap-build.mjs'

const SOURCES = ['packages', 'apps', 'scripts']

/** What operators run where only the build is, without the tools that run sources. */
const COMMANDS = [
  'backup',
  'companies',
  'country',
  'documents',
  'facts',
  'invoices',
  'jobs',
  'ledger-check',
  'migrate',
  'offers-check',
  'operator',
  'restore',
  'sign-in-link',
  'volumes',
  'wins',
]
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.txt'])

/** Where a build is made; it takes the place of `dist` when it is whole. */
const NEXT = join(root, 'dist.next')

/** Brings `dist` up to date; does nothing when it is. What runs from it goes on. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.built')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stderr.write('building\n')
  rmSync(NEXT, { recursive: true, force: true })
  // Vite sets it for the whole process, and the site, which may start in this one, takes it for the operator's word.
  const { NODE_ENV } = process.env
  try {
    await buildAll()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  writeFileSync(join(NEXT, '.built'), wanted)
  swapBuild(join(root, 'dist'), NEXT)
}

async function buildAll() {
  const { build } = await import('vite')
  /** @type {import('vite').InlineConfig} */
  const quiet = { logLevel: 'warn', clearScreen: false }
  const web = { ...quiet, root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts') }
  await build({ ...web, build: { outDir: join(NEXT, 'web/client') } })
  await build({ ...web, build: { ssr: 'src/entry-server.tsx', outDir: join(NEXT, 'web/server') } })
  const desk = { ...quiet, root: join(root, 'apps/desk'), configFile: join(root, 'apps/desk/vite.config.ts') }
  await build({ ...desk, build: { outDir: join(NEXT, 'desk') } })
  const pages = { play: 'apps/sandbox/src/studio/page/main.ts', sportsbook: 'apps/sandbox/src/betting/page/main.ts' }
  for (const [name, entry] of Object.entries(pages)) {
    await build({ ...quiet, configFile: false, root, build: pageOf(name, entry, join(NEXT, 'sandbox/page')) })
  }
  const sandbox = { main: 'apps/sandbox/src/main.ts' }
  await build({ ...quiet, configFile: false, root, ...programsOf(sandbox, join(NEXT, 'sandbox')) })
  const commands = COMMANDS.map((name) => [`commands/${name}`, `apps/site/src/commands/${name}.ts`])
  const site = { main: 'apps/site/src/main.ts', ...Object.fromEntries(commands) }
  await build({ ...quiet, configFile: false, root, ...programsOf(site, join(NEXT, 'site')) })
  cpSync(join(root, 'apps/sandbox/src/betting/script/v1.js'), join(NEXT, 'sandbox/page/betting.js'))
  cpSync(join(root, 'apps/sandbox/src/chat/page'), join(NEXT, 'sandbox/page/chat'), { recursive: true })
  cpSync(join(root, 'apps/platform/src'), join(NEXT, 'site/sql'), {
    recursive: true,
    filter: (path) => !extname(path) || extname(path) === '.sql',
  })
  writeFileSync(join(NEXT, 'NOTICES.txt'), notices())
  await compress(join(NEXT, 'web/client'))
  await compress(join(NEXT, 'desk'))
}

/**
 * Node programs by name: our own packages bundled, everything installed left outside. OpenTelemetry goes into a chunk
 * that only whoever sends spans loads: a tool of the tests keeps an older one at the top of `node_modules`.
 * @param {Record<string, string>} input
 * @param {string} outDir
 * @returns {import('vite').UserConfig}
 */
function programsOf(input, outDir) {
  return {
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      sourcemap: true,
      emptyOutDir: false,
      rollupOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
    ssr: { noExternal: [/^@baize\//, /^@opentelemetry\/(?!api$)/] },
  }
}

/**
 * A page's one script and one style sheet.
 * @param {string} name
 * @param {string} entry
 * @param {string} outDir
 * @returns {import('vite').BuildOptions}
 */
function pageOf(name, entry, outDir) {
  return {
    outDir,
    target: 'es2022',
    emptyOutDir: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: entry,
      output: { format: 'es', entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]`, codeSplitting: false },
    },
  }
}

/** Changes with every source file: names, sizes and times of all, which costs milliseconds. */
function fingerprint() {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(root, 'package-lock.json')))
  /** @param {string} directory */
  const walk = (directory) => {
    for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name === 'node_modules' || entry.name === 'test' || entry.name === 'e2e') continue
      const path = join(directory, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (!/\.(test\.tsx?|md)$/.test(entry.name)) {
        const { size, mtimeMs } = statSync(path)
        hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`)
      }
    }
  }
  for (const source of SOURCES) walk(join(root, source))
  return hash.digest('hex')
}

/**
 * Writes brotli and gzip twins beside every text file, once, at the highest quality.
 * @param {string} directory
 */
async function compress(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)),
  )
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = readFileSync(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  await ensureBuilt()
}
