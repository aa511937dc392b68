import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { type KeyboardEvent, useState } from 'react'
import type { EntryActs } from './use-entries.ts'

interface Props {
  readonly row: Row
  readonly patch: EntryActs['patch']
}

/** The name, edited inline: Enter or leaving the field saves it, Esc discards it. */
export const EntryName = ({ row, patch }: Props) => {
  const name = String(row.name)
  const [written, setWritten] = useState<string>()
  const keep = (): void => {
    if (written?.trim() && written.trim() !== name) patch(row, { name: written.trim() })
    setWritten(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') keep()
    else if (event.key === 'Escape') setWritten(undefined)
  }
  if (!canOf(row).includes('update')) return name
  return (
    <input
      className="cb-dict-name"
      aria-label={`${name}的名称`}
      value={written ?? name}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}
