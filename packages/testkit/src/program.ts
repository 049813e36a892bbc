import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, build } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A program of the repository as one file for `node`; disposing of it deletes the file. */
export interface TestProgram extends AsyncDisposable {
  file: string
}

/**
 * Puts a program and what it imports of ours into one file. A process starts from it in a quarter of the time that it
 * takes from the sources, which are translated anew for each process.
 */
export async function testProgram(source: URL): Promise<TestProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-program-'))
  // What is installed is found above the file.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [ownAddresses],
    build: {
      ssr: fileURLToPath(source),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'program.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: [/^@baize\//] },
  })
  return {
    file: join(folder, 'program.mjs'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

/** What a source reads by its own address lies beside the source and not beside the one file. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}
