import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import { hasStages, type StageLine } from '@chengban/kernel/page.ts'
import { idOf, type Row } from '../../data/row.ts'
import { type FileEntry, filesOfRecord, type RecordFile } from '../../files/file-entry.ts'
import { Empty } from '../../marks/Empty.tsx'
import { StoredFileName } from '../../marks/StoredFileName.tsx'
import { openPreview } from '../../preview/preview.ts'
import { useStages } from './use-stages.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
}

interface Shelf {
  readonly label: string
  readonly files: readonly RecordFile[]
}

/** Every file of a record: its own by field, and those of its stages. */
export default function RecordFiles({ entity, row }: Props) {
  return hasStages(entity.page) ? (
    <WithStages entity={entity} row={row} line={entity.page.line} />
  ) : (
    <Shelves shelves={ownShelves(entity, row)} />
  )
}

const WithStages = ({ entity, row, line }: Props & { readonly line: StageLine }) => {
  const stages = useStages(line, row)
  if (!stages) return <div className="cb-page-none" aria-busy="true" />
  const staged = stages.map(({ name, parts }) => ({
    label: name,
    files: parts.flatMap(({ entity: of, row: part, rows }) => filesIn(part[rows.file], of, part)),
  }))
  return <Shelves shelves={[...ownShelves(entity, row), ...staged]} />
}

const ownShelves = (entity: Entity, row: Row): readonly Shelf[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => isFileField(field) && field.kind !== 'signature')
    .map(([name, { label }]) => ({ label, files: filesIn(row[name], entity, row) }))

const filesIn = (value: unknown, { name }: Entity, row: Row): readonly RecordFile[] =>
  filesOfRecord(Array.isArray(value) ? value : value ? [value as FileEntry] : [], name, idOf(row))

const Shelves = ({ shelves }: { readonly shelves: readonly Shelf[] }) => {
  const filled = shelves.filter(({ files }) => files.length > 0)
  if (filled.length === 0) return <Empty kind="filtered" title="还没有文件" />
  return (
    <div className="cb-page-files">
      {filled.map(({ label, files }) => (
        <section key={label} aria-label={label}>
          <h3>
            {label} <small>{files.length}</small>
          </h3>
          <ul>
            {files.map((file, at) => (
              <li key={file.url}>
                <StoredFileName file={file} onOpen={() => openPreview(files, at)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
