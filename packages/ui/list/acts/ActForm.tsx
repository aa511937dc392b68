import type { Entity } from '@chengban/kernel/entity.ts'
import type { PhoneAct } from '@chengban/kernel/phone-act.ts'
import { useMemo } from 'react'
import { editsOf } from '../../data/row.ts'
import FormDrawer from '../../form/FormDrawer.tsx'
import MoveDialog from '../../move/MoveDialog.tsx'
import type { OpenedAct } from './use-phone-acts.ts'

interface Props {
  readonly entity: Entity
  /** Names the draft of a new row. */
  readonly screen: string
  readonly opened: OpenedAct
  readonly onShut: () => void
  readonly onDone: () => void
}

/** The second of two taps: a short form with its values already filled in. */
export default function ActForm({ entity: whole, screen, opened, onShut, onDone }: Props) {
  const { act, row, move, begun } = opened
  const entity = useMemo(() => inOrder(whole, act), [whole, act])
  if (row && move)
    return (
      <MoveDialog
        entity={entity}
        row={row}
        typed={begun}
        move={move}
        words={act.words}
        onClose={onShut}
        onMoved={onDone}
      />
    )
  const edits = row && editsOf(row)
  const fields = act.fields?.filter((name) => !edits || edits.includes(name))
  return (
    <FormDrawer
      entity={entity}
      screen={`${screen}.${act.label}`}
      {...(row ? { row, typed: begun } : { initial: begun })}
      {...(fields ? { only: fields } : {})}
      title={act.label ?? entity.label}
      sends={act.sends}
      onClose={onShut}
      onSaved={onDone}
    />
  )
}

/** One section with the fields as the act names them. */
const inOrder = (entity: Entity, { fields, label }: PhoneAct): Entity =>
  fields ? { ...entity, form: [{ title: label ?? entity.label, fields }] } : entity
