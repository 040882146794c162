// What other features may use.
export { RowNames } from './exportNames.ts'
export { cellI18n } from './exportRows.ts'
export { matchColumns } from './importColumns.ts'
export { removeOldFiles } from './importFiles.ts'
export { loadBatch, readRow, sourcesOf, valuesToCreate } from './importRead.ts'
export { problemText } from './importTexts.ts'
