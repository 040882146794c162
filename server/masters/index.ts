// What other features may use.
export { listSources } from './listSources.ts'
export { modelNameOf, withModelName, withModelNames } from './modelName.ts'
export { activeAreas, liesIn } from './serviceAreasAt.ts'
export { makes } from './starting/makes.ts'
export { leadTypeNames } from './starting/words.ts'
