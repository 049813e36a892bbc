export { segmentFigures } from './count-figures.ts'
export { nextStakesOf, nextTimeOf, placesOf, type Standing } from './place.ts'
export { placePlayersJob } from './place-job.ts'
export {
  countMembers,
  lockDue as lockPlayersToPlace,
  markDue as placeAnew,
  readMembers as listMembers,
  savePlaces,
} from './store.ts'
