import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useI18n } from '../useI18n.ts'
import { ColumnLine } from './ColumnLine.tsx'
import { listLabel, possibleColumns } from './listFields.ts'
import { useArrangeColumns, useList } from './ListProvider.tsx'
import { Items } from '../parts/Items.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** Chooses and orders columns by dragging, buttons or keys; one press restores the default. */
export function ColumnsPanel() {
  const { resource, columns } = useList()
  const { translate } = useI18n()
  const keep = useArrangeColumns()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const others = possibleColumns(resource).filter((name) => !columns.includes(name))
  const label = (name: string) => listLabel(translate, resource, name)
  const say = (key: string, id: unknown, over?: unknown) =>
    translate(namedKey(`admin.list.drag.${key}`), {
      name: label(String(id)),
      place: columns.indexOf(String(over ?? id)) + 1,
      count: columns.length,
    })
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) keep(arrayMove([...columns], columns.indexOf(String(active.id)), columns.indexOf(String(over.id))))
  }
  const move = (from: number, to: number) => keep(arrayMove([...columns], from, to))
  return (
    <Box sx={{ padding: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInline: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {translate('admin.list.columns')}
        </Typography>
        <Button size="small" onClick={() => keep(undefined)}>
          {translate('admin.list.resetColumns')}
        </Button>
      </Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: translate('admin.list.drag.how') },
          announcements: {
            onDragStart: ({ active }) => say('taken', active.id),
            onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
            onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
            onDragCancel: ({ active }) => say('back', active.id),
          },
        }}
      >
        <SortableContext items={[...columns]} strategy={verticalListSortingStrategy}>
          <Items aria-label={translate('admin.list.shownColumns')}>
            {columns.map((name, place) => (
              <ColumnLine
                key={name}
                name={name}
                label={label(name)}
                onHide={() => keep(columns.filter((one) => one !== name))}
                onUp={place > 0 ? () => move(place, place - 1) : undefined}
                onDown={place < columns.length - 1 ? () => move(place, place + 1) : undefined}
              />
            ))}
          </Items>
        </SortableContext>
      </DndContext>
      {others.length > 0 && (
        <Typography component="h3" variant="caption" sx={{ display: 'block', color: 'text.secondary', padding: 1 }}>
          {translate('admin.list.hiddenColumns')}
        </Typography>
      )}
      <Items aria-label={translate('admin.list.hiddenColumns')}>
        {others.map((name) => (
          <ColumnLine key={name} label={label(name)} onShow={() => keep([...columns, name])} />
        ))}
      </Items>
    </Box>
  )
}
