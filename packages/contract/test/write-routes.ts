import { writeFileSync } from 'node:fs'
import { operations } from '../src/operations/index.ts'
import { operatorOperations } from '../src/operator-operations/index.ts'
import { operatorFormsSource } from './operator-forms.ts'
import { operatorRoutesSource, routesSource } from './routes-source.ts'

// Writes the route tables anew: `npm run routes -w @baize/contract`.
writeFileSync(new URL('../src/routes.ts', import.meta.url), routesSource(operations))
writeFileSync(new URL('../src/operator-routes.ts', import.meta.url), operatorRoutesSource(operatorOperations))
writeFileSync(new URL('../src/operator-forms.ts', import.meta.url), operatorFormsSource(operatorOperations))
