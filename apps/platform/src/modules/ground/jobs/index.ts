export { addJob, addJobs, type JobOptions, removeJob } from './add-job.ts'
export { type AroundJob, installEngine } from './engine.ts'
export { handle, type JobHandler, type JobKind, jobKind, type JobRun } from './job-kind.ts'
export {
  cancelJobs,
  countFailedJobs,
  countJobs,
  forgetFailedJobs,
  type ListedJob,
  listJobs,
  retryJobs,
} from './operate.ts'
export { repeat, type RepeatedJob, type Schedule } from './repeat.ts'
export { type ListedRepeatedJob, listRepeatedJobs } from './repeated-runs.ts'
export { type Jobs, type JobsOptions, startJobs } from './start-jobs.ts'
