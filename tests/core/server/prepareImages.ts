// Makes the images that the server's tests start from, once a run and before any of them.
import { imageOf, migrated } from './images.ts'

/** Called by vitest. */
export default async function prepareImages(): Promise<void> {
  await imageOf()
  await imageOf(migrated())
}
