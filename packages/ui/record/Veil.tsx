import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { readRow } from '../data/calls.ts'
import { idOf, type Row, revealedOf, veiledOf } from '../data/row.ts'
import { VeilEye } from '../marks/VeilEye.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly name: string
}

/** Hides a value until the reader requests it, and hides it again. */
export default function Veil({ entity, row, name }: Props) {
  const { reveal, hide, isBusy } = useVeil(entity, idOf(row), name)
  const isHidden = veiledOf(row).includes(name)
  return (
    <VeilEye
      field={fieldOf(entity.fields, name)}
      isHidden={isHidden}
      isBusy={isBusy}
      onUse={() => void (isHidden ? reveal() : hide())}
    />
  )
}

const useVeil = (entity: Entity, id: string, name: string) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = (to: (row: Row) => Row): void =>
    void client.setQueryData<Row>(['record', entity.name, id, 'row'], (row) => row && to(row))
  const reveal = async (): Promise<void> => {
    setBusy(true)
    try {
      const { [name]: value } = await readRow(entity, id, undefined, [name])
      change((row) => ({
        ...row,
        [name]: value,
        veiled: veiledOf(row).filter((each) => each !== name),
        revealed: [...revealedOf(row), name],
      }))
      void client.invalidateQueries({ queryKey: ['comments', entity.name, id] })
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  const hide = (): void =>
    change((row) => ({
      ...row,
      [name]: null,
      veiled: [...veiledOf(row), name],
      revealed: revealedOf(row).filter((each) => each !== name),
    }))
  return { reveal, hide, isBusy }
}
