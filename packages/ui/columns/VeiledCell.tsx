import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { readRow } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { cells } from '../kinds/cells.ts'
import { VeilEye } from '../marks/VeilEye.tsx'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly row: Row
}

/** A cell that is veiled: the list does not carry it, the eye asks for it. */
export default function VeiledCell({ entity, name, row }: Props) {
  const [shown, setShown] = useState<Row>()
  const [isBusy, setBusy] = useState(false)
  const field = fieldOf(entity.fields, name)
  const { Cell } = cells[field.kind]
  const known = shown ?? ((row[name] ?? null) === null ? undefined : row)
  if (known) return <Cell field={field} name={name} row={known} />
  const reveal = async (): Promise<void> => {
    setBusy(true)
    await readRow(entity, idOf(row), undefined, [name]).then(setShown, reportError)
    setBusy(false)
  }
  return <VeilEye field={field} isHidden isBusy={isBusy} onUse={() => void reveal()} />
}
