import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../i18n/index.ts'
import type { Question } from '../../schema/core/compounds.ts'
import { enumerations, type Word } from '../../schema/enumerations.ts'
import { neverShown, surveyTypes } from '../../schema/surveys/surveyRules.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { QuestionCard } from './adminQuestionCard.tsx'
import { movedQuestion, newQuestion, withCopy, withoutQuestion } from './questionList.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import { Items } from '../../admin/core/parts/Items.tsx'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** The questions of a survey: add, copy, order by dragging or keys, and conditions on earlier answers. */
export function QuestionsInput({ field, name, resource, disabled }: InputProps<'questions'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const type = useWatch({ name: 'type' }) as Word<'surveyType'> | undefined
  const kinds = (type && surveyTypes[type]?.kinds) ?? enumerations.questionKind
  const all = Array.isArray(input.value) ? (input.value as Question[]) : []
  const ids = all.map(({ id }) => id)
  const never = neverShown(all)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to >= 0 && to !== from) input.set(movedQuestion(all, from, to - from))
  }
  const say = (key: string, id: unknown) =>
    translate(namedKey(`admin.question.${key}`), { number: ids.indexOf(String(id)) + 1, count: all.length })
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          // The handle's label already explains it.
          screenReaderInstructions: { draggable: '' },
          announcements: {
            onDragStart: ({ active }) => say('lifted', active.id),
            onDragOver: ({ over }) => (over ? say('moved', over.id) : undefined),
            onDragEnd: ({ active, over }) => say('dropped', over?.id ?? active.id),
            onDragCancel: () => translate('admin.question.putBack'),
          },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Items ordered sx={{ display: 'grid', gap: 1.5 }}>
            {all.map((question, place) => (
              <QuestionCard
                key={question.id}
                id={`${input.id}-${place}`}
                question={question}
                number={place + 1}
                kinds={kinds}
                before={all.slice(0, place)}
                last={place === all.length - 1}
                disabled={disabled ?? false}
                warning={
                  never.includes(question.id)
                    ? 'admin.question.never'
                    : kinds.includes(question.kind)
                      ? undefined
                      : 'admin.question.notHere'
                }
                errorOf={(part) => input.errorOf(part ? `${place}.${part}` : String(place))}
                onChange={(next) => input.set(all.map((one) => (one === question ? next : one)))}
                onMove={(step) => input.set(movedQuestion(all, place, step))}
                onCopy={() => input.set(withCopy(all, place))}
                onRemove={() => input.set(withoutQuestion(all, place))}
              />
            ))}
          </Items>
        </SortableContext>
      </DndContext>
      {!disabled && (
        <Button
          size="small"
          startIcon={<Add />}
          sx={{ marginBlockStart: all.length > 0 ? 1 : 0, minBlockSize: 44 }}
          onClick={() => input.set([...all, newQuestion(all, kinds[0])])}
        >
          {translate('admin.question.add')}
        </Button>
      )}
    </FieldFrame>
  )
}
