import type { Entity } from '@chengban/kernel/entity.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { idOf, type Row } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import type { RecordFile } from '../files/file-entry.ts'
import { type FilePlace, FilePlacesContext } from '../preview/file-places.ts'
import { isNarrow } from '../window/use-narrow.ts'
import { RemarkBox } from './RemarkBox.tsx'
import { RemarkEntry } from './RemarkEntry.tsx'
import { pinsOf, placeOf, useRemarks } from './remarks.ts'
import './remarks.css'

interface Props {
  readonly of: NonNullable<RecordFile['of']>
  readonly file: RecordFile
  /** The view of the file. */
  readonly children: ReactNode
}

/** The view of a file with the remarks on it, where files of such records are remarked on. */
export const Remarked = (props: Props) => {
  const entity = useEntity('fileRemark')
  const { values = [] } = entity.fields.module?.options ?? {}
  return values.includes(props.of.module) ? <WithRemarks entity={entity} {...props} /> : props.children
}

const WithRemarks = ({ entity, of, file, children }: Props & { readonly entity: Entity }) => {
  const remarks = useRemarks(entity, of, file.url)
  const { rows } = remarks
  const [at, setAt] = useState<FilePlace>({})
  const [aim, setAim] = useState<FilePlace>()
  const [chosen, setChosen] = useState<string>()
  const [isOpen, setOpen] = useState(() => !isNarrow())
  const places = useMemo(
    () => ({
      pins: pinsOf(rows),
      chosen,
      aim,
      onAt: (next: FilePlace) => setAt((known) => (isSame(known, next) ? known : next)),
      onChoose: (id: string) => {
        setChosen(id)
        setOpen(true)
      },
    }),
    [rows, chosen, aim],
  )
  const goTo = (row: Row): void => {
    setChosen(idOf(row))
    setAim(placeOf(row))
  }
  return (
    <div className="cb-remarked">
      <FilePlacesContext value={places}>
        <div className="cb-remarked-file">{children}</div>
      </FilePlacesContext>
      <aside className="cb-remarks" aria-label="批注">
        <button type="button" className="cb-remarks-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          批注 <span>{toldOf(rows)}</span>
        </button>
        {isOpen && <RemarkList remarks={remarks} at={at} chosen={chosen} onGoTo={goTo} />}
      </aside>
    </div>
  )
}

const isSame = (one: FilePlace, other: FilePlace): boolean => one.page === other.page && one.second === other.second

const toldOf = (rows: readonly Row[]): string => {
  const open = rows.filter((row) => row.isResolved !== true).length
  return open > 0 ? `${open} 条未处理` : rows.length > 0 ? '已全部处理' : ''
}

interface ListProps {
  readonly remarks: ReturnType<typeof useRemarks>
  readonly at: FilePlace
  readonly chosen: string | undefined
  readonly onGoTo: (row: Row) => void
}

const RemarkList = ({ remarks: { rows, write, resolve, remove }, at, chosen, onGoTo }: ListProps) => (
  <>
    <ol>
      {rows.map((row, index) => (
        <RemarkEntry
          key={idOf(row)}
          row={row}
          number={index + 1}
          isChosen={chosen === idOf(row)}
          onChoose={() => onGoTo(row)}
          onResolve={() => resolve(row)}
          onRemove={() => remove(row)}
        />
      ))}
    </ol>
    {rows.length === 0 && <p className="cb-remarks-none">还没有批注</p>}
    <RemarkBox at={at} onWrite={write} />
  </>
)
