import type { Word } from '../enumerations.ts'

/** Kinds of content that are shown below the landing's tiles. */
export const offerKinds: readonly Word<'cmsKind'>[] = ['carousel', 'offer', 'banner']
