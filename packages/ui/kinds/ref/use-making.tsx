import { nameOfOne } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useState } from 'react'
import { createVerdict, useAsker } from '../../data/asker.ts'
import { idOf } from '../../data/row.ts'
import { loadEntity } from '../../declarations/declarations.ts'
import type { ControlProps } from '../widget.ts'
import { MakeRow } from './make-row.ts'

/** The list of a picker at the moment. */
export interface OptionList {
  readonly keyword: string
  readonly isOpen: boolean
  readonly shut: () => void
}

/** 新建客户 at the foot of a list, where the field allows it and the person may: the new row is the one chosen. */
export const useMaking = (
  { field, entity: within, onChange }: Pick<ControlProps, 'field' | 'entity' | 'onChange'>,
  { keyword, isOpen, shut }: OptionList,
) => {
  const { to = '', makes } = field.options
  const Form = use(MakeRow)
  const asker = useAsker()
  const { data: entity } = useQuery({
    queryKey: ['declared', to],
    queryFn: () => loadEntity(to),
    enabled: makes === true && Form !== undefined && isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  const [typed, setTyped] = useState<string>()
  const isOffered =
    makes === true && entity !== undefined && Form !== undefined && createVerdict(entity, asker) !== false
  const begin = (): void => {
    setTyped(keyword.trim())
    shut()
  }
  const below = (list: ReactNode) => (
    <>
      {list}
      {isOffered && (
        <button
          type="button"
          className="cb-option-more"
          onMouseDown={(event) => event.preventDefault()}
          onClick={begin}
        >
          新建{nameOfOne(entity)}
          {keyword.trim() && `「${keyword.trim()}」`}
        </button>
      )}
    </>
  )
  const form = typed !== undefined && entity && Form && (
    // the form around would be sent with this one
    <div onSubmit={(event) => event.stopPropagation()}>
      <Suspense>
        <Form
          entity={entity}
          screen={`${within}.${to}`}
          initial={typed ? { [entity.title]: typed } : {}}
          onClose={() => setTyped(undefined)}
          onSaved={(row) => onChange(idOf(row))}
        />
      </Suspense>
    </div>
  )
  return { below, form }
}
