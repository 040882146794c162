import type { Word } from '../enumerations.ts'

/** The kinds of content that stand below the landing's tiles. */
export const offerKinds: readonly Word<'cmsKind'>[] = ['carousel', 'offer', 'banner']
