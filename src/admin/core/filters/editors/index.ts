// The editors of all filters: one chunk, loaded when the first filter opens.
export { DatesEditor } from './DatesEditor.tsx'
export { HasEditor } from './HasEditor.tsx'
export { NumbersEditor } from './NumbersEditor.tsx'
export { RowsEditor } from './RowsEditor.tsx'
export { TagsEditor } from './TagsEditor.tsx'
export { TextEditor } from './TextEditor.tsx'
export { WordsEditor } from './WordsEditor.tsx'
export { YesNoEditor } from './YesNoEditor.tsx'
