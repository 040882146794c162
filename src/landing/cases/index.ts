// What other features may use.
export { CaseTag } from './complain/CaseTag.tsx'
export { OwnCases } from './complain/OwnCases.tsx'
export { useCasePath } from './useCasePath.ts'
