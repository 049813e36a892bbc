import { writeFileSync } from 'node:fs'
import { operations } from '../src/operations/index.ts'
import { routesSource } from './routes-source.ts'

// Writes src/routes.ts anew: `npm run routes -w @baize/contract`.
writeFileSync(new URL('../src/routes.ts', import.meta.url), routesSource(operations))
