// Numbers of the dashboard as they are read: a line without points where there was nothing and changes with their unit.
import { afterEach, describe, expect, it } from 'vitest'
import { figuresTable } from '../../src/admin/dashboard/figuresFile.ts'
import { FigureTile } from '../../src/admin/dashboard/FigureTile.tsx'
import { comparison } from '../../src/admin/dashboard/comparison.ts'
import { Trend } from '../../src/admin/dashboard/Trend.tsx'
import type { Figure } from '../../src/admin/dashboard/useDashboard.ts'
import { useI18n } from '../../src/admin/core/useI18n.ts'
import { clearAdmin, draw } from '../core/admin/adminFixture.tsx'

afterEach(clearAdmin)
const place = { resource: 'leads', path: '/home/leads', route: '/home/leads' }
const figure = (unit: Figure['unit'], value: number, previous: number): Figure => ({
  ...{ key: 'surveyScore', resource: 'surveyResponses', filter: {}, of: null, trend: [], fewer: false },
  ...{ unit, value, previous },
})
const Written = ({ of }: { of: Figure }) => (
  <p>{JSON.stringify(figuresTable({ period: 'today', figures: [of], charts: [] }, useI18n())[1]?.slice(1))}</p>
)
const Compared = ({ of }: { of: Figure }) => <p>{comparison(useI18n(), of, 'today')}</p>

describe('numbers of the dashboard', () => {
  it('draw no point for a day that has nothing to take a share of', () => {
    const { container } = draw(<Trend counts={[50, null, null, 100, null]} />, { ...place })
    const points = container.querySelector('polyline')?.getAttribute('points') ?? ''
    expect(points.split(' ').map((one) => one.split(',')[0])).toEqual(['2', '89'])
    expect(container.querySelector('line')?.getAttribute('x1')).toBe('89')
  })

  it('draw no line through a single day', () => {
    expect(draw(<Trend counts={[null, 50, null]} />, { ...place }).container.querySelector('svg')).toBeNull()
  })

  it.each([
    ['english', 'percent', 61, 60, '1 point more than yesterday'],
    ['english', 'score', 55, 60, '5 points fewer than yesterday'],
    ['english', 'count', 63, 60, '3 more than yesterday'],
    ['english', 'money', 63_050, 60_000, 'SAR\u00a031 more than yesterday'],
    ['english', 'money', 60_000, 63_050, 'SAR\u00a031 less than yesterday'],
    ['arabic', 'money', 60_000, 63_050, 'أقل بـ 31\u00a0ر.س. من أمس'],
    ['arabic', 'percent', 63, 60, 'أكثر بـ 3 نقاط من أمس'],
    ['arabic', 'score', 62, 60, 'أكثر بـ نقطتين من أمس'],
    ['arabic', 'score', 71, 60, 'أكثر بـ 11 نقطة من أمس'],
  ] as const)('say a change with its unit (%s, %s, %i after %i)', (language, unit, value, previous, said) => {
    const { container } = draw(<Compared of={figure(unit, value, previous)} />, { ...place, language })
    expect(container.querySelector('p')?.textContent).toBe(said)
  })

  it.each([
    ['english', 'SAR\u00a0631', '1 visit'],
    ['arabic', '631\u00a0ر.س.', 'زيارة واحدة'],
  ] as const)('say a sum of money in whole units, and of how many visits (%s)', (language, sum, visits) => {
    const { container } = draw(<FigureTile figure={{ ...figure('money', 63_050, 60_000), of: 1 }} period="today" />, { ...place, language })
    expect(container.textContent).toContain(sum)
    expect(container.textContent).toContain(visits)
  })

  it('stand in a file as numbers, amounts with their decimals', () => {
    const written = (unit: Figure['unit']) => {
      const { container, unmount } = draw(<Written of={figure(unit, 63_050, 60_000)} />, { ...place })
      const text = container.querySelector('p')?.textContent
      unmount()
      return text
    }
    expect([written('count'), written('money')]).toEqual(['["","63050","60000"]', '["","630.50","600.00"]'])
  })
})
