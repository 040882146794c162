import Good from '@mui/icons-material/CheckCircleOutlined'
import Soon from '@mui/icons-material/WarningAmberOutlined'
import Now from '@mui/icons-material/ErrorOutlined'
import type { Word } from '../../schema/enumerations.ts'

/** The sign of each result, so that its colour is not all that names it. */
export const markIcons: Readonly<Record<Word<'inspectionMark'>, typeof Good>> = { fine: Good, soon: Soon, now: Now }
