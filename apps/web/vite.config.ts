import { createHash } from 'node:crypto'
import { basename, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scriptGroups } from './script-groups.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const repository = resolve(root, '../..')

/**
 * Left as written: the frame and the shelves of the first load are nearly static, and memoising them costs
 * 6.6 KB of the 110 KB that load may have (docs/decisions/0021).
 */
const UNCOMPILED =
  /src\/(app\/(?!after-load|header\/(player|balance|currency|user)|settings|dialogs\/(dialog-manager|dialog-stack|loaded))|routes\/(lobby|main|page-)|features\/(catalogue\/\w+\/(game-|row|provider-row|category-chips)|lobby)|shared\/(page|icons|session|alerts\/alerts))|packages\/ui\/src\/button/

/**
 * Puts `persist` around every `import()` of the browser's build: what a bad moment of the line drops is asked for again.
 * The helper that loads a part's styles remembers those that failed as being there, so it forgets them first.
 */
const persistParts = {
  name: 'persist-parts',
  transform(code: string, id: string) {
    if (id !== '\0vite/preload-helper.js') return null
    const exported = 'export const __vitePreload ='
    if (!code.includes(exported) || !code.includes('const seen =')) throw new Error('the preload helper has changed')
    const persist = JSON.stringify(resolve(root, 'src/shared/connection/persist.ts'))
    return `import { persist } from ${persist};\n${code.replace(exported, 'const loadPart =')}
const forget = () => { for (const href in seen) delete seen[href] };
export const __vitePreload = (...part) => persist(() => loadPart(...part), forget)`
  },
}

/** The browser build, and with `--ssr` the server's: class names of CSS Modules agree because both derive from paths. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/',
  plugins: [
    persistParts,
    react({ compiler: command === 'build' && !isSsrBuild, exclude: [/\/node_modules\//, UNCOMPILED] }),
  ],
  appType: 'custom' as const,
  server: { middlewareMode: true },
  css: { modules: { generateScopedName: command === 'build' ? shortName : scopedName } },
  // The server's build carries its libraries in their production form, whatever the environment says it is.
  ssr: { noExternal: command === 'build' ? true : [/^@baize\//] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: resolve(repository, 'dist/web/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        target: 'node20',
        rollupOptions: {
          input: resolve(root, 'src/entry-server.tsx'),
          output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: resolve(repository, 'dist/web/client'),
        emptyOutDir: true,
        manifest: true,
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: stylesBeforeScripts },
        target: 'es2022',
        rollupOptions: {
          input: [resolve(root, 'src/entry-client.tsx'), resolve(root, 'src/app/closed-page.css')],
          output: {
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
}))

/**
 * What is fetched ahead for a part that a script loads: its styles, without which it must not be seen. The names
 * of its scripts would cost the first load 2 KB, and most of them are there already.
 */
function stylesBeforeScripts(_part: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files
}

/** Says where a class comes from; for development. */
function scopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0]!).replace('.module.css', '')}-${name}-${shortName(name, file)}`
}

/** Six letters that a class name repeats on a page cost little; a clash would take a hundred thousand classes. */
function shortName(name: string, file: string): string {
  const path = relative(repository, file.split('?')[0]!).replaceAll('\\', '/')
  const hash = createHash('sha256').update(`${path}:${name}`).digest('base64url')
  return `b${hash.replaceAll(/[-_]/g, '').slice(0, 5)}`
}
