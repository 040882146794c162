import { plateRows } from './plateScript.ts'
import './landingPlate.css'

/** A drawing of a Saudi plate; an unfinished one shows what was typed so far. */
export function Plate({ plate, size = 'medium' }: { plate: string; size?: 'small' | 'medium' | 'large' }) {
  const { arabic, latin } = plateRows(plate)
  const spoken = `${latin.digits} ${latin.letters}`.trim()
  return (
    <span className={`plate plate-${size}`} dir="ltr" {...(spoken ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true })}>
      <span className="plate-cell" aria-hidden="true">
        <span>{arabic.digits}</span>
        <span>{latin.digits}</span>
      </span>
      <span className="plate-cell" aria-hidden="true">
        <span dir="rtl" lang="ar">
          {arabic.letters}
        </span>
        <span>{latin.letters}</span>
      </span>
      <span className="plate-strip" aria-hidden="true">
        <svg viewBox="0 0 20 60">
          <path
            d="M10 4c-4 2-6 5-6 8 2-3 4-4 6-4s4 1 6 4c0-3-2-6-6-8zm-.800 5h1.600v9H9.200zM4 22l12 5M16 22 4 27"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.500"
          />
        </svg>
        <span>K</span>
        <span>S</span>
        <span>A</span>
      </span>
    </span>
  )
}
