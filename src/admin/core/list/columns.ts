import { useList } from './ListProvider.tsx'

/** The columns of the list that a component stands in, in their order. */
export const useColumns = (_resource: string): readonly string[] => useList().columns
