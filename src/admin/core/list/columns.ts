import { useList } from './ListProvider.tsx'

/** The columns of the surrounding list, in order. */
export const useColumns = (_resource: string): readonly string[] => useList().columns
