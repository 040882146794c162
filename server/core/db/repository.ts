// All generic SQL of resources behind one door: reads by what is known of a row, lists, and rows ready to be written.
export { countRows, findBy, findRow, selectedColumns, type RowOf, type Scope } from './reads.ts'
export { listIds, listRows, matching, pageFrom, pageQueries, readRows, type ListQuestion, type Matched } from './list/listPlanner.ts'
export { completeRow } from './writes.ts'
