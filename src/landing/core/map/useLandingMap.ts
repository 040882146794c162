import { useMemo, type RefObject } from 'react'
import { codeOf, useLanguage, useTranslate } from '../../../i18n/index.ts'
import type { Landmark } from '../../../map/basemap.ts'
import { useMap } from '../../../map/useMap.ts'
import type { Bilingual } from '../../../schema/core/values.ts'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { useSession } from '../../../session/index.ts'
import './map.css'

interface Named {
  name: Bilingual
  point: GeoPoint | null
}

const landmark =
  (language: 'en' | 'ar', kind: 'branch' | 'area') =>
  ({ name, point }: Named): Landmark[] =>
    point ? [{ name: name[language], ...point, kind }] : []

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** A map in the page's language and the tenant's streets, with the names of branches and areas; null until it is there. */
export function useLandingMap(
  box: RefObject<HTMLDivElement | null>,
  branches?: readonly Named[],
  areas?: readonly Named[],
): ReturnType<typeof useMap> {
  const t = useTranslate()
  const language = codeOf(useLanguage())
  const source = useSession('settings')?.map
  const landmarks = useMemo(
    () => [...(branches ?? []).flatMap(landmark(language, 'branch')), ...(areas ?? []).flatMap(landmark(language, 'area'))],
    [branches, areas, language],
  )
  return useMap({ box, language, source, landmarks, dark: isDark(), closer: t('landing.map.closer'), farther: t('landing.map.farther') })
}
