import { columnsOf, type LinesField } from '@chengban/kernel/kinds/lines.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { begunOf } from '@chengban/kernel/new-row.ts'
import { Suspense } from 'react'
import { useAsker } from '../../data/asker.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { Line } from '../lines/line.ts'
import type { ControlProps } from '../widget.ts'

// its cells are controls of every kind, this one among them
const LineEditor = lazyPart(async () => ({ default: (await import('../lines/LineEditor.tsx')).LineEditor }))

/** The lines a row keeps in itself, by the shape its field declares. */
export const LinesControl = ({ id, field, entity, value, errors, onChange }: ControlProps) => {
  const { shape, max = 500 } = (field as LinesField).options
  const asker = useAsker()
  const fresh = (): Line =>
    Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => [name, inner.options.default ?? begunOf(inner, asker)]),
    )
  return (
    <Suspense>
      <LineEditor
        id={id}
        label={field.label}
        entity={entity}
        columns={columnsOf(field as LinesField).map(([name, inner]) => ({ name, field: inner }))}
        lines={listIn<Line>(value)}
        errors={errors ?? noErrors}
        fresh={fresh}
        max={max}
        onChange={onChange}
      />
    </Suspense>
  )
}

const noErrors = {}
