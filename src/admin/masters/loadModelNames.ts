import { modelNames } from '../../schema/masters/calls.ts'
import { client } from '../core/client.ts'
import { nameModels } from '../core/modelNames.ts'

/** Loads the names of cars' models; until then, and where that fails, models are shown as they were typed. */
export async function loadModelNames(): Promise<void> {
  const { names } = await client.call(modelNames, {}, { quiet: 'silent' })
  nameModels(names)
}
