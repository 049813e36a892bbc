import { coverageReport } from '@baize/contract'
import { servedOperations } from '@baize/platform'

// Says how much of the contract the platform serves: `npm run contract:coverage`.
process.stdout.write(coverageReport(servedOperations))
