import { useTranslate } from '../../../i18n/index.ts'

/** 'from … to …', 'from …' or 'up to …'. */
export function RangeSentence({ from, to }: { from: string | undefined; to: string | undefined }) {
  const translate = useTranslate()
  if (from !== undefined && to !== undefined)
    return <>{from === to ? translate('admin.filter.on', { from }) : translate('admin.filter.between', { from, to })}</>
  if (from !== undefined) return <>{translate('admin.filter.from', { from })}</>
  return <>{translate('admin.filter.upTo', { to: to ?? '' })}</>
}
