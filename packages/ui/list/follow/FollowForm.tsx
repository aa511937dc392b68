import { useQueryClient } from '@tanstack/react-query'
import { idOf } from '../../data/row.ts'
import { NewChild } from '../../record/NewChild.tsx'
import type { Followed } from './RowFollowers.tsx'

interface Props {
  readonly followed: Followed
  readonly onClose: () => void
}

/** The form of what follows a row. */
export default function FollowForm({ followed: { child, of, offer, row, begun }, onClose }: Props) {
  const client = useQueryClient()
  const made = (): void => void client.invalidateQueries({ queryKey: ['list'] })
  return (
    <NewChild
      child={child}
      entity={of}
      id={idOf(row)}
      begun={begun}
      title={offer.label}
      onClose={onClose}
      onSaved={made}
    />
  )
}
