import type { Bilingual } from '../../schema/core/values.ts'
import { useBilingual } from '../core/useBilingual.ts'
import './makeName.css'

interface MakeNameProps {
  make: { name: Bilingual; brandFont: string | null }
}

/** A make's name in its own font, where it has one. */
export function MakeName({ make: { name, brandFont } }: MakeNameProps) {
  return <span className={brandFont ? `brand-${brandFont}` : undefined}>{useBilingual()(name)}</span>
}
