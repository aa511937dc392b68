import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import { filesIn } from '@chengban/kernel/kinds/file.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { Row } from '../data/row.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { cells } from '../kinds/cells.ts'
import { ClientFiles } from './ClientFiles.tsx'
import { ClientFilm } from './ClientFilm.tsx'
import type { Watched } from './film.ts'

interface Props {
  readonly entity: Entity
  readonly shows: readonly string[]
  readonly row: Row
  /** Ticked among several; undefined: there is no choice. */
  readonly isChosen: boolean | undefined
  readonly onTurn: () => void
  readonly films: Films
}

/** How the files of a row are shown. */
export interface Films {
  /** The field whose films are watched in place. */
  readonly field: string | undefined
  /** What the page bears its token with. */
  readonly headers: Readonly<Record<string, string>>
  /** Tells the server how far a film of the row has been shown; gives the seconds that count. */
  readonly tell: (row: Row, url: string, watched: Watched) => Promise<number>
  readonly onWatched: (url: string, watched: Watched) => void
  readonly onOver: () => void
  readonly onOpened: (file: FileEntry) => void
}

/** One row as its client reads it. */
export const ClientRow = ({ entity, shows, row, isChosen, onTurn, films }: Props) => {
  const [head, ...rest] = shows
  return (
    <section>
      {isChosen === undefined ? (
        <h2 className="cb-client-title">{titleOf(row, head)}</h2>
      ) : (
        <label className="cb-client-title">
          <input type="checkbox" checked={isChosen} onChange={onTurn} /> {titleOf(row, head)}
        </label>
      )}
      <ClientFacts entity={entity} shows={rest} row={row} films={films} />
    </section>
  )
}

const titleOf = (row: Row, head = ''): string => String(row[head] ?? '')

interface FactsProps extends Pick<Props, 'entity' | 'shows' | 'row' | 'films'> {}

/** Fields of a row by their labels; those without a value are left out. */
export const ClientFacts = ({ entity, shows, row, films }: FactsProps) => (
  <dl>{shows.flatMap((path) => factOf(entity, row, path, films))}</dl>
)

/** `report.content` is the field `content` inside the json `report`. */
const factOf = (entity: Entity, row: Row, path: string, films: Films) => {
  const [name = '', inner] = path.split('.')
  const key = inner ?? name
  const values = (inner ? row[name] : row) as Row | null | undefined
  const field = entity.fields[key]
  const value = values?.[key]
  if (value === null || value === undefined || value === '' || value === false) return []
  if (field?.kind === 'signature') return drawingsOf(key, field.label, filesIn(value))
  if (field && isFileField(field)) return filesOf(row, key, field.label, filesIn(value), films)
  if (key === 'documents') return documentsOf(listIn<Document>(value), films)
  if (!field || Array.isArray(value)) return listed(key, value, field?.label)
  const { Cell } = cells[field.kind]
  const shown = <Cell field={field} name={key} row={values ?? {}} />
  return [
    <div key={path}>
      <dt>{field.label}</dt>
      <dd>{shown}</dd>
    </div>,
  ]
}

interface NamedValue {
  readonly id?: string
  readonly name?: string
  readonly priority?: string | null
  readonly status?: string
  readonly endTime?: string | null
}

const drawingsOf = (key: string, label: string, drawings: readonly FileEntry[]) =>
  drawings.map(({ url }) => (
    <div key={key} className="is-wide">
      <dt>{label}</dt>
      <dd>
        <img className="cb-client-drawing" src={url} alt={label} />
      </dd>
    </div>
  ))

const filesOf = (row: Row, key: string, label: string, files: readonly FileEntry[], films: Films) => {
  if (files.length === 0) return []
  const isFilm = key === films.field
  return [
    <div key={key} className="is-wide">
      <dt>{label}</dt>
      <dd>
        {isFilm ? (
          files.map((film) => (
            <ClientFilm
              key={plain(film)}
              film={film}
              tell={(watched) => films.tell(row, plain(film), watched)}
              onWatched={(watched) => films.onWatched(plain(film), watched)}
              onOver={films.onOver}
            />
          ))
        ) : (
          <ClientFiles files={files} headers={films.headers} />
        )}
      </dd>
    </div>,
  ]
}

/** The address without its ticket, which is another after a while. */
const plain = ({ url }: FileEntry): string => url.split('?')[0] ?? url

/** A document of the stage that a sheet is about. */
export interface Document {
  readonly id: string
  readonly name: string
  readonly needSign: boolean
  readonly status: string
  readonly file: readonly FileEntry[] | null
}

const documentsOf = (documents: readonly Document[], films: Films) =>
  documents.map(({ id, name, needSign, status, file }) => (
    <div key={id} className="is-wide">
      <dt>{name}</dt>
      <dd>
        <ClientFiles files={file ?? []} headers={films.headers} onOpened={films.onOpened} />
        {needSign && status === '通过' && <small>需签字，请先打开查看</small>}
      </dd>
    </div>
  ))

const listed = (key: string, value: unknown, label = '问题') =>
  listIn<NamedValue>(value).map(({ id, name, priority, status, endTime }) => {
    const state = [priority, status, endTime && `承诺 ${endTime}`].filter(Boolean).join(' · ')
    return (
      <div key={`${key}${id ?? name}`}>
        <dt>{label}</dt>
        <dd>
          {name}
          {state && <small>{state}</small>}
        </dd>
      </div>
    )
  })
