import { coverageReport, operatorOperations } from '@baize/contract'
import { servedOperations, servedOperatorOperations } from '@baize/platform'

// Says how much of the contract the platform serves: `npm run contract:coverage`.
process.stdout.write(coverageReport(servedOperations))
process.stdout.write(coverageReport(servedOperatorOperations, 'operations of operators', operatorOperations))
