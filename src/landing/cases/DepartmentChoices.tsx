import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations, type Word } from '../../schema/enumerations.ts'
import { Choice } from '../core/parts/Choice.tsx'
import '../core/styles/calendar.css'

interface DepartmentChoicesProps {
  chosen: string
  /** It appears after another choice on the page. */
  appears?: boolean
  onChoose: (department: Word<'department'>) => void
}

/** The departments under the names that customers read. */
export function DepartmentChoices({ chosen, appears = false, onChoose }: DepartmentChoicesProps) {
  const t = useTranslate()
  const field = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (appears) field.current?.scrollIntoView({ block: 'nearest' })
  }, [appears])
  return (
    <fieldset ref={field} className="choices">
      <legend className="part-title">{t('landing.about.department')}</legend>
      {enumerations.department.map((department) => (
        <Choice
          key={department}
          name="department"
          checked={chosen === department}
          title={t(`enumerations.department.${department}`)}
          detail={t(`landing.about.departmentText.${department}`)}
          onChange={() => onChoose(department)}
        />
      ))}
    </fieldset>
  )
}
